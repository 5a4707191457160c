import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;

// A stack machine and its parser: switches, strings, state, interfaces in methods.
public class Machines {
    enum Code { PUSH, ADD, MULTIPLY, SUBTRACT, DUPLICATE, JUMP, PRINT, HALT }

    static final class Instruction {
        final Code code;
        final int operand;

        Instruction(Code code) {
            this(code, 0);
        }

        Instruction(Code code, int operand) {
            this.code = code;
            this.operand = operand;
        }
    }

    private int[] stack = new int[4];
    private int top;
    private int counter;
    private final StringBuilder output = new StringBuilder();

    private void push(int value) {
        if (top == stack.length) {
            stack = Arrays.copyOf(stack, stack.length * 2);
        }
        stack[top++] = value;
    }

    private int pop() {
        if (top == 0) {
            throw new IllegalStateException("empty stack at " + counter);
        }
        return stack[--top];
    }

    boolean step(List<Instruction> program) {
        Instruction instruction = program.get(counter++);
        switch (instruction.code) {
            case PUSH -> push(instruction.operand);
            case ADD -> push(pop() + pop());
            case MULTIPLY -> push(pop() * pop());
            case SUBTRACT -> {
                int right = pop();
                int left = pop();
                push(left - right);
            }
            case DUPLICATE -> {
                int value = pop();
                push(value);
                push(value);
            }
            case JUMP -> {
                if (pop() != 0) {
                    counter = instruction.operand;
                }
            }
            case PRINT -> output.append(pop()).append(' ');
            case HALT -> {
                return false;
            }
        }
        return counter < program.size();
    }

    String run(List<Instruction> program) {
        int steps = 0;
        while (step(program)) {
            if (++steps > 10_000) {
                throw new RuntimeException("runs on");
            }
        }
        return output.toString().trim();
    }

    static List<Instruction> parse(String text) {
        List<Instruction> program = new ArrayList<>();
        try (Scanner scanner = new Scanner(text)) {
            while (scanner.hasNext()) {
                String word = scanner.next();
                switch (word) {
                    case "push":
                        program.add(new Instruction(Code.PUSH, scanner.nextInt()));
                        break;
                    case "jump":
                        program.add(new Instruction(Code.JUMP, scanner.nextInt()));
                        break;
                    case "add": case "+":
                        program.add(new Instruction(Code.ADD));
                        break;
                    default:
                        Code code = Code.valueOf(word.toUpperCase());
                        program.add(new Instruction(code));
                }
            }
        }
        return program;
    }

    static int precedence(char operator) {
        int result = switch (operator) {
            case '+', '-' -> 1;
            case '*', '/' -> 2;
            default -> throw new IllegalArgumentException("operator " + operator);
        };
        return result;
    }

    static int weight(Object o) {
        int base = switch (o.hashCode() % 3) {
            case 0: {
                yield 1;
            }
            case 1:
                int twice = precedence('*') * 2;
                yield twice;
            default:
                yield -1;
        };
        return base;
    }

    public static void main(String[] args) {
        List<Instruction> program = parse("push 3 duplicate multiply push 1 add print halt");
        Machines machine = new Machines();
        String text = machine.run(program);
        interface Check {
            boolean holds(String text);
        }
        enum Grade { GOOD, BAD }
        Check check = t -> t.length() == 2;
        Grade grade = check.holds(text) ? Grade.GOOD : Grade.BAD;
        System.out.println(text + grade + weight(text) + machine.counter);
    }
}
