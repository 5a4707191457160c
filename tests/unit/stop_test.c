// Where no thread can be made that waits for Ctrl-C, nobody waits for that thread.
#include "unit.h"

#include "question/stop.h"

#include <errno.h>
#include <pthread.h>
#include <unistd.h>

// In the place of that of the library: there is no room for another thread.
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                   void *context) {
    (void)thread, (void)attributes, (void)run, (void)context;
    return EAGAIN;
}

UNIT_TEST(stop_without_a_thread) {
    alarm(10); // who waits is ended by this
    Stop *stop = stop_new();
    CHECK(stop != NULL);
    CHECK(!stop_requested(stop));
    stop_free(stop);
}
