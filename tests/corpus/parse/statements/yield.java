// `yield` as a statement and as a name.
class Yield {
    int yield;
    int f(int a) {
        yield = 1; yield += 1; yield++; yield--; yield.x(); this.yield();
        return switch (a) {
            case 1: yield 1; case 2: yield a; case 3: yield -a; case 4: yield +a; case 5: yield (a); case 6: yield !b;
            case 7: yield ~a; case 8: yield "s"; case 9: yield 'c'; case 10: yield null; case 11: yield this;
            case 12: yield new A(); case 13: yield switch (a) { default -> 1; }; case 14: yield ++a; case 15: yield --a;
            case 16: yield x -> x; case 17: yield () -> 1; case 18: yield yield; case 19: yield (a).b(); case 20: yield true;
            case 21: yield super.f(1); case 22: yield int.class; case 23: yield 1.5; default: yield """
                x""";
        };
    }
}
// COVERS yield
