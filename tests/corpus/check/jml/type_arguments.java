// Types with their arguments; those of objects nobody knows.
import java.util.*;
class Erasure {
    //@ ensures \erasure(\type(List<Integer>)) == \type(List);
    static void good() { }
    //@ ensures \type(List<Integer>) == \type(List<String>); // EXPECT violated: postcondition in 'Erasure.bad()'
    static void bad() { }
    //@ ensures \type(Integer) <: \type(Object);
    static void good2() { }
    //@ ensures \erasure(\type(List<Integer>)) == \erasure(\type(List<String>));
    static void good3() { }
}
class Erased {
    //@ ensures \type(ArrayList<Integer>) <: \type(Collection<Integer>);
    static void good() { }
    //@ ensures \type(ArrayList<Integer>) <: \type(Collection<String>); // EXPECT violated: postcondition in 'Erased.bad()'
    static void bad() { }
    //@ ensures \typeof(l) <: \type(List<Integer>); // EXPECT unknown: the type arguments of an object (not modelled) in 'Erased.open(ArrayList<Integer>)'
    static void open(ArrayList<Integer> l) { }
    //@ ensures \typeof(o) <: \type(List<Integer>); // EXPECT violated: postcondition in 'Erased.bad2(Erased)'
    static void bad2(Erased o) { }
    //@ ensures \erasure(\typeof(o)) == \type(Erased) && \typeof(o) == \type(Erased);
    static void good2(Erased o) { }
    //@ ensures \typeof(l) == \type(ArrayList);
    static void good3(ArrayList<Integer> l) { }
}
