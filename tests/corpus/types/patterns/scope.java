// Where pattern variables are in scope (JLS 6.3).
class scope {
    String s = "field";

    int conditions(Object o, Object p) {
        if (o instanceof String s) return s.length();
        if (o instanceof String s && s.length() > 3) return s.length();
        if (!(o instanceof String s) || s.isEmpty()) return this.s.length();
        int n = s.length();
        boolean b = o instanceof Integer i && i > 3;
        n += p instanceof Integer i ? i : 0;
        n += !(p instanceof Integer i) ? 0 : i;
        return b ? n : 0;
    }

    int afterReturn(Object o) {
        if (!(o instanceof Integer i)) throw new IllegalArgumentException();
        return i;
    }

    int afterElse(Object o) {
        if (o instanceof Integer i) {
            i++;
        } else {
            return 0;
        }
        return i;
    }

    int bothReturn(Object o) {
        if (o instanceof Integer i) return i;
        else if (o instanceof String t) return t.length();
        return s.length();
    }

    int loops(Object o, Object[] list) {
        int n = 0;
        while (o instanceof Integer i && n < i) n++;
        while (!(o instanceof Integer j)) o = 3;
        n += j;
        for (; !(o instanceof String t); o = "x") n++;
        n += t.length();
        for (Object e = o; e instanceof String u && n > u.length(); n -= u.length()) n--;
        do { o = list[n++]; } while (!(o instanceof Long k));
        n += k.intValue();
        for (Object e : list) {
            if (!(e instanceof Integer m)) continue;
            n += m;
        }
        return n;
    }

    int shadowsField(Object o) {
        if (!(o instanceof String s)) {
            return s.length();
        }
        return s.length();
    }

    int again(Object o) {
        if (o instanceof String a) return a.length();
        if (o instanceof Integer a) return a;
        { if (!(o instanceof Long a)) return 1; }
        String a = "x";
        return a.length();
    }

    int nonStop(Object o) {
        if (!(o instanceof String a)) {
            while (true) { }
        }
        label: if (!(o instanceof Comparable<?> c)) { return 1; }
        return a.length() + c.hashCode();
    }

    int conditional(Object o) {
        return (o instanceof String a && a.length() > 1) ? a.length() : o instanceof Integer a ? a : -1;
    }

    Runnable captured(Object o) {
        if (!(o instanceof final String a)) return null;
        return () -> a.length();
    }
}
// COVERS type patterns, instanceof patterns, instanceof
