// Words that are reserved in some places only are identifiers everywhere else.
package record.module.sealed;

import java.util.yield.*;

class ContextualWords {
    int record, sealed, permits, var, yield, when, module, open, with, requires, exports, non;

    int record() {
        record = 1;
        record++;
        record(1, 2);
        var var = record;
        yield = 3;
        yield++;
        ++yield;
        yield[0] = 1;
        this.yield();
        int when = sealed - non;
        non = non - sealed;
        sealed = permits;
        module.open();
        return when;
    }

    int record(int permits, int when) {
        when: for (;;) {
            break when;
        }
    }

    void sealed(record.Type x) {
        record.Type y = x;
        sealed(y);
    }
}
