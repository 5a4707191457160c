package gov.nasa.jpf.jvm;

// The name that `gov.nasa.jpf.vm.Verify` had up to version 6 of Java PathFinder.
public class Verify extends gov.nasa.jpf.vm.Verify {
}
