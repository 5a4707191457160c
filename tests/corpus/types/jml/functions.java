// JML's functions and their types.
import java.util.List;

class Functions {
    Object[] items;
    List<String> names;
    int n;
    Functions next;

    //@ invariant \nonnullelements(items) && \nonnullelements(names);
    //@ invariant \typeof(this) == \type(Functions) && \typeof(this) <: \type(Object);
    //@ invariant \typeof(n) == \type(int) && \elemtype(\typeof(items)) == \type(Object);
    //@ invariant \elemtype(\type(int[])) == \type(int) && getClass() <: Object.class;
    //@ invariant \invariant_for(next) && \static_invariant_for(Functions);
    //@ invariant \is_initialized(Functions) && \is_initialized(java.util.List);
    //@ invariant \lockset.has(this) && \max(\lockset) == this;
    //@ invariant \java_math(n + 1) > n || \safe_math(n) == \bigint_math(n);
    //@ invariant (\lbl here n) > 0 && (\lblpos yes n > 0) && (\lblneg no n > 0);
    //@ invariant (* the world is round *);

    //@ ensures \fresh(\result) && \fresh(\result, items);
    //@ ensures \not_modified(n, items[*], next.*) && \not_assigned(next.n);
    //@ ensures \only_assigned(n) && \only_accessed(items) && \only_captured(next);
    //@ ensures \only_called(make);
    //@ ensures \duration(make()) < 100 && \space(items) > 0L && \working_space(make()) >= 0;
    Functions make() {
        return new Functions();
    }

    //@ requires \same;
    void same() {}
}
// COVERS \result, \max, <:, \fresh, \nonnullelements, \not_modified, \typeof, \type, \elemtype
// COVERS \invariant_for, \bigint, \lbl, informal expressions
