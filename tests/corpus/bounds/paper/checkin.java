// Fig. 1 of "Computing Exact Loop Bounds for Bounded Program Verification" (2017): a group that is
// checked in has three to ten guests, by the contract of the method that is called last.
// ARGS --bits 6 --array-length 31 --method Hostel.checkin
class Hostel {
    int guest = 0;

    //@ requires guest == 0;
    //@ requires (\forall int i; 0 <= i && i < ages.length; 0 < ages[i] && ages[i] <= 18);
    void checkin(int[] ages) {
        for (int i = 0; i < ages.length; i++) {
            if (ages[i] <= 27)
                guest++;
        }
        openRoomFor();
    }

    //@ ensures 3 <= \old(guest) && \old(guest) <= 10;
    native void openRoomFor();
}
// OUTPUT checkin.java:10 for checkin 3 10 exact
