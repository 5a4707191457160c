// Members of classes as objects: names, types, modifiers, who declares them, and what fields hold. As JDK 17 and 25 say.
// ARGS --all
import java.lang.reflect.*;
import java.util.*;
public class Members {
    public int a = 7; private String s = "q"; public static final int K = 3; protected long l = 5L; static double d; transient volatile boolean t;
    public Members() {}
    private Members(int x, String... more) { a = x; }
    public int twice(int y) { return a + y; }
    private static void hidden(List<String> l, int[] z) {}
    public static class Sub extends Members implements Comparable<Sub>, Runnable { public int b; public int compareTo(Sub o) { return 0; } public void run() {} }
    record P(int x, String y) {}
    interface I { int C = 1; void m(); default void dm() {} static void sm() {} }
    enum E { A, B { void q() {} }; void q() {} }
    abstract static class Abs { abstract void z(); }
    static void kept1() throws Exception { Field f = Members.class.getDeclaredField("s"); assert f.get(new Members()).equals("q"); assert f.getType() == String.class; assert Modifier.isPrivate(f.getModifiers()); assert f.getModifiers() == 2; assert f.toString().equals("private java.lang.String Members.s"); assert f.getDeclaringClass() == Members.class; }
    static void kept2() throws Exception { Members r = new Members(); r.a = 9; assert Members.class.getField("a").getInt(r) == 9; assert (Integer) Members.class.getField("a").get(r) == 9; assert Members.class.getField("a").getLong(r) == 9L; assert (Long) Members.class.getDeclaredField("l").get(r) == 5; assert Members.class.getField("K").getInt(null) == 3; }
    static void kept3() { try { Members.class.getField("s"); assert false; } catch (NoSuchFieldException e) { assert e.getMessage().equals("s"); } }
    static void kept4() throws Exception { Method m = Members.class.getMethod("twice", int.class); assert m.getName().equals("twice"); assert m.getReturnType() == int.class; assert m.getParameterCount() == 1; assert m.getParameterTypes()[0] == int.class; assert Modifier.isPublic(m.getModifiers()); }
    static void kept5() throws Exception { Method m = Members.class.getDeclaredMethod("hidden", List.class, int[].class); assert Modifier.isStatic(m.getModifiers()) && Modifier.isPrivate(m.getModifiers()); assert m.getReturnType() == void.class; try { Members.class.getMethod("hidden", List.class, int[].class); assert false; } catch (NoSuchMethodException e) { } }
    static void kept6() throws Exception { assert Members.class.getDeclaredConstructor(int.class, String[].class).isVarArgs(); assert Members.class.getConstructor().getParameterCount() == 0; assert Members.class.getConstructors().length == 1; assert Members.class.getDeclaredConstructors().length == 2; assert Members.class.getConstructor().getName().equals("Members"); }
    static void kept7() { assert Sub.class.getInterfaces().length == 2; assert Sub.class.getInterfaces()[1] == Runnable.class; assert Sub.class.getSuperclass() == Members.class; assert int[].class.getInterfaces().length == 2; assert List.class.getInterfaces().length == 1; assert int.class.getInterfaces().length == 0; assert ArrayList.class.getSuperclass() == AbstractList.class; assert StringBuilder.class.getSuperclass().getName().equals("java.lang.AbstractStringBuilder"); }
    static void kept8() { assert Modifier.toString(Members.class.getModifiers()).equals("public"); assert Sub.class.getModifiers() == 9; assert I.class.getModifiers() == 0x608; assert Abs.class.getModifiers() == 0x408; assert int.class.getModifiers() == 0x411; assert String[].class.getModifiers() == 0x411; assert String.class.getModifiers() == 0x11; assert Map.Entry.class.getModifiers() == 0x609; assert P.class.getModifiers() == 0x18; assert int[].class.getModifiers() == 0x411; }
    static void kept9() throws Exception { assert Sub.class.getField("a").getDeclaringClass() == Members.class; assert Sub.class.getMethod("twice", int.class).getDeclaringClass() == Members.class; assert Sub.class.getMethod("toString").getDeclaringClass() == Object.class; assert Sub.class.getMethod("run").getDeclaringClass() == Sub.class; try { Sub.class.getDeclaredField("a"); assert false; } catch (NoSuchFieldException e) { } }
    static void kept10() throws Exception { assert String.class.getMethod("length").getReturnType() == int.class; assert String.class.getMethod("substring", int.class, int.class).getParameterCount() == 2; assert Integer.class.getField("MAX_VALUE").getType() == int.class; assert Modifier.isFinal(Integer.class.getField("MAX_VALUE").getModifiers()); assert Comparable.class.getMethods().length == 1; assert Object.class.getDeclaredFields().length == 0; assert Object.class.getInterfaces().length == 0; }
    static void kept11() throws Exception { try { String.class.getDeclaredField("value").setAccessible(true); assert false; } catch (InaccessibleObjectException e) { } Members.class.getDeclaredField("s").setAccessible(true); String.class.getMethod("length").setAccessible(true); }
    static void kept12() { assert new Object() {}.getClass().isAnonymousClass(); class L {} assert L.class.isLocalClass(); assert !L.class.isMemberClass(); assert Sub.class.isMemberClass(); assert Sub.class.getEnclosingClass() == Members.class; assert Members.class.getEnclosingClass() == null; assert L.class.getEnclosingClass() == Members.class; assert Map.Entry.class.getEnclosingClass() == Map.class; assert !int.class.isAnonymousClass(); }
    static void kept13() throws Exception { assert Members.class.getDeclaredField("a").equals(Members.class.getField("a")); assert Members.class.getMethod("twice", int.class).equals(Sub.class.getMethod("twice", int.class)); assert Members.class.getField("a").hashCode() == ("Members".hashCode() ^ "a".hashCode()); assert Members.class.getDeclaredField("t").getModifiers() == 0xc0; }
    static void kept14() { Field[] f = P.class.getDeclaredFields(); assert f.length == 2; assert f[0].getName().equals("x"); assert f[1].getType() == String.class; assert f[0].getModifiers() == 0x12; }
    static void kept15() throws Exception { assert I.class.getField("C").getModifiers() == 0x19; assert I.class.getMethod("m").getModifiers() == 0x401; assert I.class.getMethod("dm").isDefault(); assert I.class.getMethod("sm").getModifiers() == 9; assert E.class.getField("A").isEnumConstant(); assert E.class.getField("B").getModifiers() == 0x4019; assert E.class.getMethod("values").getReturnType() == E[].class; }
    static void broken2() throws Exception { Field f = Members.class.getDeclaredField("s"); assert f.getType() == Object.class; } // EXPECT violated: assertion: AssertionError in 'Members.broken2()'
    static void broken3() throws Exception { assert Members.class.getMethod("twice", int.class).getParameterTypes()[0] == Integer.class; } // EXPECT violated: assertion: AssertionError in 'Members.broken3()'
    static void broken4() throws Exception { assert Members.class.getField("a").getInt(new Members()) == 8; } // EXPECT violated: assertion: AssertionError in 'Members.broken4()'
    static void broken5() throws Exception { assert Sub.class.getModifiers() == 1; } // EXPECT violated: assertion: AssertionError in 'Members.broken5()'
    static void keptP(String name) throws Exception { try { Field f = P.class.getDeclaredField(name); assert name.equals("x") || name.equals("y"); } catch (NoSuchFieldException e) { assert !name.equals("x"); } }
    static void brokenP(String name) throws Exception { try { Field f = P.class.getDeclaredField(name); assert name.equals("x"); } catch (NoSuchFieldException e) { } } // EXPECT violated: assertion: AssertionError in 'Members.brokenP(String)'
    static void ofAnyClass(Object o) {
      // EXPECT-NEXT cut: executions that ask for the members of a class that is not given in 'Members.ofAnyClass(Object)'
      assert o.getClass().getDeclaredFields() != null;
    }
    static void listed() {
      assert I.class.getDeclaredMethods().length == 3; // EXPECT cut: executions in which methods are listed in another order than in their class in 'Members.listed()'
    }
    static void bridge() throws Exception {
      Sub.class.getMethod("compareTo", Object.class); // EXPECT unknown: a method that compilers may add for one of that name (not modelled) in 'Members.bridge()'
    }
    static void added() {
      try {
        E.class.getDeclaredField("$VALUES"); // EXPECT cut: executions that ask for a member which only compilers add in 'Members.added()'
      } catch (NoSuchFieldException e) {
      }
    }
}
// EXIT 1
