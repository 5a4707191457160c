// The same as a picture: calls and returns run to the right of the graphs.
// ARGS --cfg --program --svg
class ProgramSvg {
    static int next(int x) {
        return x + 1;
    }

    static int f(int x) {
        return next(x);
    }
}
// OUTPUT <path class="edge calls" marker-end="url(#blue)" d="M159 242 L254 242 L254 26 L195 26"/>
// OUTPUT <path class="edge returns" marker-end="url(#blue)" d="M82 127 L268 127 L268 255 L160 255"/>
// OUTPUT <text x="44" y="252">9: call next(x)</text>
