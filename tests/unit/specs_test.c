// Inherited specifications and nullness of declarations (src/sema/specs.c, nullness.c).
#include "unit.h"

#include "sema/internal.h"
#include "sema/nullness.h"
#include "sema/specs.h"
#include "syntax/parser.h"

typedef struct Fixture {
    Arena *arena;
    NameTable *names;
    Sources *sources;
    Diagnostics *diagnostics;
    Sema *sema;
} Fixture;

static Fixture *fixture_new(const char *text) {
    Arena *arena = arena_new();
    Fixture *fixture = ARENA_NEW(arena, Fixture);
    fixture->arena = arena;
    fixture->names = name_table_new();
    fixture->sources = sources_new();
    fixture->diagnostics = diag_new(fixture->sources);
    SourceFile *file = sources_add(fixture->sources, "Test.java", text, strlen(text));
    CompilationUnit *unit = parser_run(arena, fixture->names, file, fixture->diagnostics);
    fixture->sema = sema_new(arena, fixture->names, fixture->sources, fixture->diagnostics, NULL);
    sema_add_unit(fixture->sema, unit, file);
    sema_check(fixture->sema);
    return fixture;
}

static void fixture_free(Fixture *fixture) {
    sema_free(fixture->sema);
    diag_free(fixture->diagnostics);
    sources_free(fixture->sources);
    name_table_free(fixture->names);
    arena_free(fixture->arena);
}

static Class *find_class(Fixture *fixture, const char *name) {
    return class_find_qualified(fixture->sema, name);
}

static Method *find_method(Fixture *fixture, const char *class_name, const char *name) {
    const MethodList *list =
        map_get(&find_class(fixture, class_name)->methods_by_name, name_from(fixture->names, name));
    return list->items[0];
}

static Variable *find_field(Fixture *fixture, const char *class_name, const char *name) {
    return map_get(&find_class(fixture, class_name)->fields_by_name,
                   name_from(fixture->names, name));
}

static bool field_is_nullable(Fixture *fixture, const char *class_name, const char *name) {
    return variable_is_nullable(fixture->sema, find_field(fixture, class_name, name));
}

// ---- Specifications

static const char hierarchy[] =
    "interface A { //@ ensures true;\n /*@ pure @*/ int m(); int n(); //@ invariant 1 > 0;\n }\n"
    "class B implements A {\n //@ also ensures true;\n public int m() { return 1; }\n"
    "  public int n() { return 1; } //@ invariant 2 > 0; constraint true;\n }\n"
    "class C extends B { public int m() { return 2; } private int own() { return 1; }\n"
    "  //@ invariant 3 > 0;\n }\n"
    "/*@ pure @*/ class P { P() {} int get() { return 1; } }\n"
    "record R(int x) {}\n";

UNIT_TEST(specs_overridden_nearest_first) {
    Fixture *fixture = fixture_new(hierarchy);
    MethodList list = {0};
    method_overridden(fixture->sema, find_method(fixture, "C", "m"), &list);
    CHECK_EQUAL_INT(0, diag_errors(fixture->diagnostics));
    CHECK_EQUAL_INT(2, list.count);
    CHECK_EQUAL_STR("B", list.items[0]->owner->name->text);
    CHECK_EQUAL_STR("A", list.items[1]->owner->name->text);
    fixture_free(fixture);
}

UNIT_TEST(specs_private_methods_override_nothing) {
    Fixture *fixture = fixture_new(hierarchy);
    MethodList list = {0};
    method_overridden(fixture->sema, find_method(fixture, "C", "own"), &list);
    CHECK_EQUAL_INT(0, list.count);
    fixture_free(fixture);
}

UNIT_TEST(specs_of_a_method_without_its_own) {
    Fixture *fixture = fixture_new(hierarchy);
    MethodList list = {0};
    method_specifications(fixture->sema, find_method(fixture, "C", "m"), &list);
    CHECK_EQUAL_INT(2, list.count);
    CHECK_EQUAL_STR("B", list.items[0]->owner->name->text);
    MethodList own = {0};
    method_specifications(fixture->sema, find_method(fixture, "B", "m"), &own);
    CHECK_EQUAL_INT(2, own.count);
    CHECK_EQUAL_STR("B", own.items[0]->owner->name->text);
    fixture_free(fixture);
}

UNIT_TEST(specs_purity_is_inherited) {
    Fixture *fixture = fixture_new(hierarchy);
    CHECK(method_is_pure(fixture->sema, find_method(fixture, "C", "m")));
    CHECK(!method_is_pure(fixture->sema, find_method(fixture, "B", "n")));
    CHECK(method_is_pure(fixture->sema, find_method(fixture, "P", "get")));
    CHECK(method_is_pure(fixture->sema, find_method(fixture, "P", "<init>")));
    CHECK(method_is_pure(fixture->sema, find_method(fixture, "R", "x")));
    fixture_free(fixture);
}

UNIT_TEST(specs_invariants_of_supertypes) {
    Fixture *fixture = fixture_new(hierarchy);
    InheritedClauseList invariants = {0}, constraints = {0};
    class_clauses(fixture->sema, find_class(fixture, "C"), JML_INVARIANT, &invariants);
    class_clauses(fixture->sema, find_class(fixture, "C"), JML_CONSTRAINT, &constraints);
    CHECK_EQUAL_INT(3, invariants.count);
    CHECK_EQUAL_STR("C", invariants.items[0].owner->name->text);
    CHECK_EQUAL_STR("A", invariants.items[2].owner->name->text);
    CHECK_EQUAL_INT(1, constraints.count);
    fixture_free(fixture);
}

// ---- Nullness

static const char annotated[] =
    "class A {\n"
    "  Object plain; /*@ nullable @*/ Object said; /*@ non_null @*/ Object sure; int number;\n"
    "  String[] names; /*@ nullable @*/ String[] holes; int[] numbers;\n"
    "  Object get(Object o, /*@ nullable @*/ Object p) { Object local = o; return local; }\n"
    "  /*@ nullable @*/ Object find() { return null; } void nothing() {}\n"
    "}\n"
    "/*@ nullable_by_default @*/ class B {\n"
    "  Object plain; /*@ non_null @*/ Object sure; String[] names;\n"
    "}\n"
    "enum E { ONE }\n"
    "record R(/*@ nullable @*/ Object x, Object y) {}\n";

UNIT_TEST(nullness_of_fields) {
    Fixture *fixture = fixture_new(annotated);
    CHECK_EQUAL_INT(0, diag_errors(fixture->diagnostics));
    CHECK(!field_is_nullable(fixture, "A", "plain"));
    CHECK(field_is_nullable(fixture, "A", "said"));
    CHECK(!field_is_nullable(fixture, "A", "sure"));
    CHECK(!field_is_nullable(fixture, "A", "number"));
    CHECK(!field_is_nullable(fixture, "E", "ONE"));
    fixture_free(fixture);
}

UNIT_TEST(nullness_by_default_of_a_class) {
    Fixture *fixture = fixture_new(annotated);
    CHECK(field_is_nullable(fixture, "B", "plain"));
    CHECK(!field_is_nullable(fixture, "B", "sure"));
    CHECK(variable_elements_nullable(fixture->sema, find_field(fixture, "B", "names")));
    fixture_free(fixture);
}

UNIT_TEST(nullness_of_parameters_and_results) {
    Fixture *fixture = fixture_new(annotated);
    Method *get = find_method(fixture, "A", "get");
    CHECK(!variable_is_nullable(fixture->sema, get->parameters.items[0]));
    CHECK(variable_is_nullable(fixture->sema, get->parameters.items[1]));
    CHECK(!method_returns_nullable(fixture->sema, get));
    CHECK(method_returns_nullable(fixture->sema, find_method(fixture, "A", "find")));
    CHECK(!method_returns_nullable(fixture->sema, find_method(fixture, "A", "nothing")));
    CHECK(!method_returns_nullable(fixture->sema, find_method(fixture, "E", "values")));
    CHECK(method_returns_nullable(fixture->sema, find_method(fixture, "R", "x")));
    CHECK(!method_returns_nullable(fixture->sema, find_method(fixture, "R", "y")));
    fixture_free(fixture);
}

UNIT_TEST(nullness_of_elements) {
    Fixture *fixture = fixture_new(annotated);
    CHECK(!variable_elements_nullable(fixture->sema, find_field(fixture, "A", "names")));
    CHECK(variable_elements_nullable(fixture->sema, find_field(fixture, "A", "holes")));
    CHECK(!variable_elements_nullable(fixture->sema, find_field(fixture, "A", "numbers")));
    fixture_free(fixture);
}

UNIT_TEST(nullness_of_plain_java) {
    Fixture *fixture = fixture_new("class A { Object x; Object get() { return x; } int n; }");
    CHECK(field_is_nullable(fixture, "A", "x"));
    CHECK(!field_is_nullable(fixture, "A", "n"));
    CHECK(method_returns_nullable(fixture->sema, find_method(fixture, "A", "get")));
    fixture_free(fixture);
}
