// A cast that type arguments imply says less than the slot from which the value came: the lists of such a map are of
// Integers, and no list of anything is looked at because of the cast. What an Object is cast to is looked at.
// ARGS --objects 2 --array-length 2 --timeout 20

import java.util.List;
import java.util.Map;

class ImpliedCast {
    //@ requires !graph.containsValue(null);
    //@ ensures \result == (graph.containsKey(node) ? graph.get(node).size() : 0);
    static int degree(Map<Integer, List<Integer>> graph, Integer node) {
        return graph.containsKey(node) ? graph.get(node).size() : 0;
    }

    //@ requires !graph.containsValue(null);
    //@ ensures \result < 2; // EXPECT violated: postcondition in 'ImpliedCast.degreeWrong(Map<Integer, List<Integer>>, Integer)'
    static int degreeWrong(Map<Integer, List<Integer>> graph, Integer node) {
        return graph.containsKey(node) ? graph.get(node).size() : 0;
    }

    @SuppressWarnings("unchecked")
    private static <T> T as(Object object) {
        return (T) object;
    }

    //@ ensures \result >= 0;
    static int sizeOf(Object list) {
        return list instanceof List ? ImpliedCast.<List<Integer>>as(list).size() : 0;
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'ImpliedCast.sizeOfWrong(Object)'
    static int sizeOfWrong(Object list) {
        return list instanceof List ? ImpliedCast.<List<Integer>>as(list).size() : 0;
    }
}
