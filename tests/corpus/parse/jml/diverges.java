// A method that may run for ever.
class Diverges {
    /*@ requires n >= 0;
      @ diverges n > 10;
      @ ensures true; @*/
    void run(int n) {
        while (n > 10) {
        }
    }
}
// COVERS diverges
