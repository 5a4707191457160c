package org.sosy_lab.sv_benchmarks;

// Makes the objects of Verifier.nondetObject, out of values that nobody determines.
public interface ObjectFactory<T> {
    /*@ nullable @*/ T createObject();
}
