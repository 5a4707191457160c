// What is assigned and run by reflection is seen where a loop is cut by its invariant, and by assignable clauses.
// ARGS --loops invariant
import java.lang.reflect.Field;
import java.lang.reflect.Method;

class Effects {
    int sum;
    int other;

    void raise() {
        sum++; // EXPECT violated: assignment to 'sum', which is not assignable in 'Effects.runsMore()'
    }

    //@ requires n >= 0;
    //@ assignable sum;
    //@ ensures sum == 0; // EXPECT violated: postcondition in 'Effects.loop(int)'
    void loop(int n) throws Exception {
        Field field = Effects.class.getDeclaredField("sum");
        sum = 0;
        //@ loop_invariant 0 <= i && i <= n;
        for (int i = 0; i < n; i++)
            field.setInt(this, 1); // EXPECT cut: executions that use a field from outside in 'Effects.loop(int)'
    }

    //@ requires n >= 0;
    //@ assignable sum;
    //@ ensures sum == 0; // EXPECT violated: postcondition in 'Effects.loopOfCalls(int)'
    void loopOfCalls(int n) throws Exception {
        Method method = Effects.class.getDeclaredMethod("raise");
        sum = 0;
        //@ loop_invariant 0 <= i && i <= n;
        for (int i = 0; i < n; i++)
            method.invoke(this); // EXPECT cut: executions that use a method from outside in 'Effects.loopOfCalls(int)'
    }

    //@ assignable sum;
    //@ ensures sum == 4;
    void assigns() throws Exception {
        Effects.class.getDeclaredField("sum").setInt(this, 4);
    }

    //@ assignable other;
    void assignsMore() throws Exception {
        Effects.class.getDeclaredField("sum").setInt(this, 4); // EXPECT violated: assignment to 'sum', which is not assignable in 'Effects.assignsMore()'
    }

    //@ assignable other;
    void runsMore() throws Exception {
        Effects.class.getDeclaredMethod("raise").invoke(this);
    }
}
