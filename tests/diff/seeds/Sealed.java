import java.util.List;
import java.util.Map;

// Sealed types and instanceof patterns: an evaluator of expressions.
public class Sealed {
    sealed interface Expression permits Number, Variable, Binary, Negation { }

    record Number(double value) implements Expression { }

    record Variable(String name) implements Expression { }

    static sealed abstract class Binary implements Expression permits Sum, Product {
        protected final Expression left;
        protected final Expression right;

        Binary(Expression left, Expression right) {
            this.left = left;
            this.right = right;
        }

        abstract double combine(double a, double b);
    }

    static final class Sum extends Binary {
        Sum(Expression left, Expression right) {
            super(left, right);
        }

        @Override
        double combine(double a, double b) {
            return a + b;
        }
    }

    static non-sealed class Product extends Binary {
        Product(Expression left, Expression right) {
            super(left, right);
        }

        @Override
        double combine(double a, double b) {
            return a * b;
        }
    }

    static final class Square extends Product {
        Square(Expression base) {
            super(base, base);
        }
    }

    record Negation(Expression operand) implements Expression { }

    static double evaluate(Expression expression, Map<String, Double> values) {
        if (expression instanceof Number number) {
            return number.value();
        } else if (expression instanceof Variable variable && values.containsKey(variable.name())) {
            return values.get(variable.name());
        } else if (expression instanceof Binary binary) {
            return binary.combine(evaluate(binary.left, values), evaluate(binary.right, values));
        }
        if (!(expression instanceof Negation negation)) {
            throw new IllegalStateException("unknown: " + expression);
        }
        return -evaluate(negation.operand(), values);
    }

    static Expression simplify(Expression expression) {
        if (expression instanceof Sum sum
            && sum.left instanceof Number a
            && sum.right instanceof Number b) {
            return new Number(a.value() + b.value());
        }
        if (expression instanceof Negation outer && outer.operand() instanceof Negation inner) {
            return simplify(inner.operand());
        }
        return expression instanceof Square square ? square : expression;
    }

    static int depth(Object object) {
        int depth = 0;
        while (object instanceof Negation negation) {
            object = negation.operand();
            depth++;
        }
        if (object instanceof String s && !s.isEmpty() || depth > 3) {
            return depth;
        }
        return object instanceof Integer i ? i + depth : object instanceof List<?> list ? list.size() : -1;
    }

    static boolean same(Object a, Object b) {
        if (!(a instanceof Number x) || !(b instanceof Number y)) {
            return false;
        }
        return x.value() == y.value();
    }

    static String name(Expression expression) {
        String result;
        if (expression instanceof Variable v) {
            result = v.name();
        } else {
            result = "expression";
        }
        return result;
    }

    public static void main(String[] args) {
        Expression x = new Variable("x");
        Expression tree = new Sum(new Square(x), new Negation(new Number(4)));
        double value = evaluate(tree, Map.of("x", 3.0));
        System.out.println(value + " " + depth(simplify(tree)) + same(x, tree) + name(x));
    }
}
