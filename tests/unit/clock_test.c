// Deadlines: set or not, past or not, the earlier of two.
#include "unit.h"

#include "base/clock.h"

UNIT_TEST(deadlines) {
    Deadline never = deadline_never(), soon = deadline_after(100), later = deadline_after(200);
    CHECK(!deadline_is_set(never) && !deadline_is_past(never));
    CHECK(!deadline_is_set(deadline_after(0)) && !deadline_is_set(deadline_after(-1)));
    CHECK(deadline_is_set(soon) && !deadline_is_past(soon));
    CHECK(deadline_is_past(deadline_at(clock_now())));
    CHECK(deadline_earlier(soon, later).at == soon.at);
    CHECK(deadline_earlier(later, soon).at == soon.at);
    CHECK(deadline_earlier(never, soon).at == soon.at);
    CHECK(deadline_earlier(soon, never).at == soon.at);
    CHECK(!deadline_is_set(deadline_earlier(never, never)));
    double half = deadline_left(deadline_of_part(soon, 0.5));
    CHECK(half > 40 && half <= 50);
}
