// A class of the sources that extends a list and adds nothing: where any list is wanted it does what the list does, so that failures are shown
// with the list itself; where the code asks for that class, its objects count. And a list of texts is no list of numbers.
// ARGS --all
import java.util.ArrayList;
import java.util.List;

class SubclassOfList {
    static class Names extends ArrayList<String> {
    }

    static <T> T last(List<T> list) {
        return list.get(list.size() - 1); // EXPECT violated: exception 'IndexOutOfBoundsException' escapes in 'SubclassOfList.last(List<T>)'
    }

    static int first(ArrayList<String> list) {
        return list.isEmpty() ? 0 : list.hashCode() - list.hashCode();
    }

    // EXPECT-NEXT cut: objects in states that no calls were found to build in 'SubclassOfList.asked(List<String>)'
    static int asked(List<String> list) {
        // EXPECT-NEXT possible: division by zero: ArithmeticException in 'SubclassOfList.asked(List<String>)'
        return list instanceof Names ? 1 / list.size() : 0;
    }

    static int numbers(ArrayList<Integer> list) {
        Object any = list;
        return any instanceof Names ? 1 / 0 : list.size();
    }
}
// EXIT 1
// OUTPUT looking at every pre-state with at most 4 objects of each class, arrays up to length 4, null only where the project has it, every List an ArrayList, every T of a class that nobody knows, 32-bit int
// OUTPUT for every pre-state with at most 4 objects of each class, arrays up to length 4, null only where the project has it, every ArrayList of that very class, 32-bit int; loops and calls followed to their end
// OUTPUT HOLDS       SubclassOfList.numbers(ArrayList<Integer>)
// OUTPUT-NOT Names#1 { modCount = 0, elements = Object[8] {null, null, null, null, null, null, null, null}, size = 1
