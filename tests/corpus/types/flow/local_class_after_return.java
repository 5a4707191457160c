// What has returned before a local class is no way to the end of its constructors.
class LocalClassAfterReturn {
    static Object make(boolean empty, int n) {
        if (empty) {
            return null;
        } else {
            class State {
                final int value;
                State(int value) {
                    this.value = value;
                }
                static Object type = State.class;
            }
            return new State(n);
        }
    }
}

class Around<T> {
    void method() {
        class Local {
            static Local first;
            static Object type = Local.class;
        }
    }
}
// COVERS local classes
