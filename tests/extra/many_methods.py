"""Projects with as many methods as wanted, for what is measured about jobs."""


def write_project(folder, classes, methods):
    """Methods that hold, and one in each class that does not; some have loops."""
    folder.mkdir()
    for i in range(classes):
        body = []
        for k in range(methods):
            sum_to = f"int s = 0; for (int i = 0; i < {k % 4 + 1}; i++) {{ s += x; }} return s - s + x + {k};" if k % 3 == 0 else f"return x + {k};"
            wrong = k == 1
            body.append(f"  //@ requires 0 <= x && x < 1000;\n  //@ ensures \\result == x + {k + wrong};\n  public static int f{k}(int x) {{ {sum_to} }}\n")
        (folder / f"M{i}.java").write_text(f"public class M{i} {{\n{''.join(body)}}}\n")


def write_sorts(folder, classes, methods):
    """Methods as they are, with loops, an array that changes and a contract: some milliseconds each. One in each class is wrong."""
    folder.mkdir()
    for i in range(classes):
        body = []
        for k in range(methods):
            compared = ">=" if k % 2 else ">"
            first = 2 if k == 1 else 1
            body.append("  //@ requires a != null;\n  //@ ensures (\\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);\n  //@ assignable a[*];\n"
                        f"  public static void sort{k}(int[] a) {{\n    for (int i = {first}; i < a.length; i++) {{\n"
                        f"      int x = a[i], j = i;\n      for (; j > 0 && a[j - 1] {compared} x; j--) {{ a[j] = a[j - 1]; }}\n      a[j] = x;\n    }}\n  }}\n")
        (folder / f"M{i}.java").write_text(f"public class M{i} {{\n{''.join(body)}}}\n")
