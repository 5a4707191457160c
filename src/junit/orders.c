#include "junit/orders.h"

#include <inttypes.h>
#include <string.h>

static bool is_class(const Type *type, const char *name) {
    return type->kind == TYPE_CLASS && !strcmp(type->class_symbol->qualified_name->text, name);
}

// Is another one equal to it?
static bool has_equal(const JavaTest *test, const CexObject *object) {
    const CexObjectList *others = &test->run->before.objects;
    for (uint32_t i = 0; i < others->count; i++) {
        const CexObject *other = &others->items[i];
        if (other != object && object->equality && other->equality &&
            *object->equality == *other->equality)
            return true;
    }
    return false;
}

bool orders_have(const JavaTest *test, const CexObject *object) {
    return is_class(object->exact, "java.lang.Comparable") ||
           is_class(object->exact, "java.util.Comparator") ||
           (is_class(object->exact, "java.lang.Object") && has_equal(test, object));
}

static const CexOrder *order_by(const JavaTest *test, uint32_t comparator) {
    const CexOrderList *orders = &test->run->orders;
    for (uint32_t i = 0; i < orders->count; i++)
        if (orders->items[i].comparator == comparator)
            return &orders->items[i];
    return NULL;
}

// Above 127, so that each is an object of its own; those that nobody compares are different.
static uint32_t number_for(const JavaTest *test, uint32_t object) {
    enum { LEAST = 1000, NOT_COMPARED = 2000 };
    const CexOrder *order = order_by(test, 0);
    uint32_t place = 0;
    for (uint32_t i = 0; order && i < order->ranked.count; i++) {
        const CexRanked *item = &order->ranked.items[i];
        place += i && item[-1].rank != item->rank;
        if (item->object == object)
            return LEAST + place;
    }
    return NOT_COMPARED + object;
}

// Integers are equal where they compare so; what the run has otherwise needs another class, for all
// of them.
static bool are_equal_as_compared(const JavaTest *test) {
    const CexObjectList *all = &test->run->before.objects;
    for (uint32_t i = 0; i < all->count; i++)
        for (uint32_t j = 0; j < i; j++) {
            const CexObject *one = &all->items[i], *other = &all->items[j];
            if (one->equality && other->equality &&
                (*one->equality == *other->equality) !=
                    (number_for(test, one->number) == number_for(test, other->number)))
                return false;
        }
    return true;
}

void orders_declare(JavaTest *test, const CexObject *object) {
    if (is_class(object->exact, "java.util.Comparator")) {
        buffer_format(test->out, "        Ordered o%u = new Ordered();\n", object->number);
        return;
    }
    uint32_t number = number_for(test, object->number);
    if (are_equal_as_compared(test))
        buffer_format(test->out, "        Integer o%u = %u;\n", object->number, number);
    else
        buffer_format(test->out, "        Thing o%u = new Thing(%" PRId64 "L, %u);\n",
                      object->number, object->equality ? *object->equality : (int64_t)number,
                      number);
}

const char *orders_comparator(JavaTest *test, const CexObject *collection) {
    uint32_t number = collection->comparator;
    if (!number)
        return "";
    if (!is_class(collection->comparator_type, "java.util.Comparator") || number >= test->count)
        java_test_refuse(test, "a collection is in the order of a function that tests cannot make");
    else if (!test->is_declared[number])
        buffer_format(test->out, "        Ordered o%u = new Ordered();\n", number);
    if (number < test->count)
        test->is_declared[number] = true;
    return arena_format(test->arena, "o%u", number);
}

// Two boxes that are equal cannot be told apart by what they are.
static bool is_clear(const CexOrder *order) {
    for (uint32_t i = 0; i < order->ranked.count; i++)
        for (uint32_t j = 0; j < i; j++)
            if (!strcmp(order->ranked.items[i].name, order->ranked.items[j].name))
                return false;
    return true;
}

static const char *java_of(JavaTest *test, const CexRanked *ranked) {
    if (ranked->is_literal) {
        CexValue value = {.text = ranked->name, .exact = ranked->exact};
        return java_test_value(test, &value);
    }
    return arena_format(test->arena, "o%u", ranked->object);
}

// What only calls were given that are not made is not there.
static bool is_made(const JavaTest *test, uint32_t object) {
    return object < test->count && test->is_declared[object];
}

static void set_order(JavaTest *test, const CexOrder *order) {
    if (!is_clear(order))
        java_test_refuse(test, "a comparator tells equal values apart");
    for (uint32_t i = 0; i < order->ranked.count; i++)
        if (order->ranked.items[i].is_literal || is_made(test, order->ranked.items[i].object))
            buffer_format(test->out, "        o%u.rank(%s, %" PRId64 ");\n", order->comparator,
                          java_of(test, &order->ranked.items[i]), order->ranked.items[i].rank);
}

void orders_set(JavaTest *test) {
    const CexOrderList *orders = &test->run->orders;
    for (uint32_t i = 0; i < orders->count; i++)
        if (orders->items[i].comparator && is_made(test, orders->items[i].comparator))
            set_order(test, &orders->items[i]);
}

static const char thing[] =
    "    // Equal to those of its kind, compared by its rank.\n"
    "    static class Thing implements Comparable<Thing> {\n"
    "        private final long kind;\n"
    "        private final int rank;\n\n"
    "        Thing(long kind, int rank) {\n"
    "            this.kind = kind;\n"
    "            this.rank = rank;\n"
    "        }\n\n"
    "        @Override\n"
    "        public boolean equals(Object other) {\n"
    "            return other instanceof Thing && ((Thing) other).kind == kind;\n"
    "        }\n\n"
    "        @Override\n"
    "        public int hashCode() {\n"
    "            return Long.hashCode(kind);\n"
    "        }\n\n"
    "        @Override\n"
    "        public int compareTo(Thing other) {\n"
    "            return Integer.compare(rank, other.rank);\n"
    "        }\n"
    "    }\n\n";

static const char ordered[] =
    "    // Compares by the ranks that it was told.\n"
    "    static class Ordered implements java.util.Comparator {\n"
    "        private final java.util.List<Object> objects = new java.util.ArrayList<>();\n"
    "        private final java.util.List<Long> ranks = new java.util.ArrayList<>();\n\n"
    "        void rank(Object object, long rank) {\n"
    "            objects.add(object);\n"
    "            ranks.add(rank);\n"
    "        }\n\n"
    "        private long rankOf(Object object) {\n"
    "            for (int i = 0; i < objects.size(); i++)\n"
    "                if (objects.get(i) == object)\n"
    "                    return ranks.get(i);\n"
    "            int equal = objects.indexOf(object);\n"
    "            return equal < 0 ? Long.MAX_VALUE : ranks.get(equal);\n"
    "        }\n\n"
    "        @Override\n"
    "        public int compare(Object a, Object b) {\n"
    "            return Long.compare(rankOf(a), rankOf(b));\n"
    "        }\n"
    "    }\n\n";

void orders_add_helpers(Buffer *text) {
    if (text->text && strstr(text->text, "new Thing("))
        buffer_add_text(text, thing);
    if (text->text && strstr(text->text, "new Ordered("))
        buffer_add_text(text, ordered);
}
