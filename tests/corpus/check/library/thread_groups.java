// Threads belong to groups, which have parents and limits; a new thread has the priority of its creator, if its group lets it.
// ARGS --all
class ThreadGroups {
    //@ ensures \result.equals("work");
    static String made() {
        return new ThreadGroup("work").getName();
    }

    static void parents() {
        ThreadGroup work = new ThreadGroup("work"), inner = new ThreadGroup(work, null);
        assert inner.getParent() == work && work.parentOf(inner) && !inner.parentOf(work) && work.parentOf(work);
        assert inner.getName() == null && work.getParent() == Thread.currentThread().getThreadGroup();
    }

    static void limits() {
        ThreadGroup work = new ThreadGroup("work");
        work.setMaxPriority(3);
        work.setMaxPriority(11);
        Thread thread = new Thread(work, "slow");
        assert thread.getThreadGroup() == work && thread.getPriority() <= 3;
        thread.setPriority(9);
        assert thread.getPriority() == 3 && work.getMaxPriority() == 3;
    }

    static void limitsForgotten() {
        ThreadGroup work = new ThreadGroup("work");
        work.setMaxPriority(3);
        Thread thread = new Thread(work, "slow");
        thread.setPriority(9);
        assert thread.getPriority() == 9; // EXPECT violated: assertion: AssertionError in 'ThreadGroups.limitsForgotten()'
    }

    static void inherits() {
        assert new Thread("t").getPriority() == Thread.NORM_PRIORITY; // EXPECT violated: assertion: AssertionError in 'ThreadGroups.inherits()'
    }

    static void handlers() {
        Thread thread = new Thread("t");
        assert thread.getUncaughtExceptionHandler() == thread.getThreadGroup();
        Thread.UncaughtExceptionHandler handler = (t, e) -> { };
        thread.setUncaughtExceptionHandler(handler);
        assert thread.getUncaughtExceptionHandler() == handler;
    }

    //@ ensures \result > 0;
    static long number(/*@ non_null @*/ Thread thread) {
        return thread.getId();
    }

    //@ ensures \result;
    static boolean isNotSeven() {
        return new Thread("a").getId() != 7L; // EXPECT unknown: the number of a thread (not modelled) in 'ThreadGroups.isNotSeven()'
    }

    static ThreadGroup top() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group != null && group.getParent() != null)
            group = group.getParent();
        assert group.getName().equals("system");
        return group;
    }

    static int listed() {
        Thread[] list = new Thread[2];
        int count = Thread.currentThread().getThreadGroup().enumerate(list, false); // EXPECT cut: executions that list other threads than the current one in 'ThreadGroups.listed()'
        assert count >= 1 && list[0] == Thread.currentThread();
        return count;
    }
}
