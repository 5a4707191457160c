package p;

//@ model import java.util.*;
import java.util.List;
//@ model import java.util.Map; model import static java.lang.Math.max;
//@ model import static java.lang.Math.*;

//@ pure
//@ nullable_by_default
class A {
}

//@ public model class M {
//@     int x;
//@ }

public /*@ pure @*/ final class B {
}

//@ spec_bigint_math;
@Deprecated
interface C {
}
//@ model interface N {}
// COVERS pure, nullable_by_default, model
