// The same as a picture; exit codes are those of the verdicts.
// ARGS --tree --svg --all
class Svg {
    static void f(int x) {
        if (x < 3)
            assert x != 1;
    }
}
// OUTPUT <text class="title" x="20" y="35">Svg.f(int)</text>
// OUTPUT <rect class="fork" x="314" y="50" width="86" height="53" rx="5"/>
// OUTPUT <text class="last" x="357" y="95">5: X &lt; 3 ?</text>
// OUTPUT <path class="edge fork" d="M357 103 L284 125"/>
// OUTPUT <text class="step" x="284" y="139">(x &lt; 3) assert x != 1;</text>
// OUTPUT <rect class="fork" x="210" y="144" width="149" height="53" rx="5"/>
// OUTPUT <text class="last" x="284" y="189">6: AssertionError ?</text>
// OUTPUT <path class="edge verified" d="M284 197 L130 219"/>
// OUTPUT <text class="step" x="130" y="233">no AssertionError in 'x != 1'</text>
// OUTPUT <rect class="verified" x="56" y="238" width="149" height="53" rx="5"/>
// OUTPUT <text class="last" x="130" y="283">path 1: verified</text>
// OUTPUT <path class="edge violated" d="M284 197 L394 219"/>
// OUTPUT <text class="step" x="394" y="233">new AssertionError</text>
// OUTPUT <rect class="violated" x="250" y="238" width="289" height="53" rx="5"/>
// OUTPUT <text class="last" x="394" y="283">path 2: violated, throws AssertionError</text>
// OUTPUT <path class="edge verified" d="M357 103 L621 125"/>
// OUTPUT <text class="step" x="621" y="139">!(x &lt; 3)</text>
// OUTPUT <rect class="verified" x="557" y="144" width="128" height="53" rx="5"/>
// OUTPUT <text class="last" x="621" y="189">path 3: verified</text>
// EXIT 1
