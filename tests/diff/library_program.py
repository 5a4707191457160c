# Random calls of strings, formats, patterns, random numbers, streams and mathematical functions, for tests/diff/library.
#
# A method takes one small number and gives a text: what an expression comes to, or the class of the exception that it
# throws. {i} stands for a whole number, {n} for one that is not negative, {d} for a floating-point number, {s} for a
# text, {r} for a pattern.

INTS = ["p", "0", "1", "-1", "7", "42", "-128", "255", "1000000", "2147483647", "-2147483648", "p - 1", "p * 1000"]
SMALL = ["p", "0", "1", "2", "3", "p + 1"]
DOUBLES = ["0.0", "-0.0", "1.0", "0.1", "2.5", "-2.5", "3.14159", "1e10", "1e-5", "123456.789", "0.5", "-7.25", "1.0 / 3",
           "100.0", "0.005", "99.995", "Double.NaN", "Double.POSITIVE_INFINITY", "1e20", "4.0"]
TEXTS = ['""', '"a"', '"abc"', '"Hello World"', '"a,b,,c"', '"  x y "', '"aXbXc"', '"12"', '"-7"', '"3.5"', '"aab"', '"\\n\\t"',
         '"\\u00e4\\u00c9"', '"foo123bar"', '"a.b.c"', '"xyx"', '("n" + p)']
PATTERNS = ['","', '"[a-c]+"', '"\\\\d+"', '"\\\\s*"', '"(a)(b)?"', '"x|y"', '"^a"', '"b$"', '"[^a-z]"', '"(?i)H.*o"', '"a*?b"',
            '"\\\\."', '"(.)\\\\1"', '"X"', '"\\\\w{2,3}"', '"a++"', '"o(?=r)"', '"\\\\b"', '"["', '"(?<l>[A-Z])"']
FLAGS = ["", "-", "0", "+", " ", ",", "(", "#", "-,", "0,", "+,", "(,", "<", "--"]
WIDTHS = ["", "1", "5", "8", "12"]
PRECISIONS = ["", "", ".0", ".1", ".2", ".4"]
CONVERSIONS = {"d": "{i}", "x": "{i}", "X": "(long) {i}", "o": "{i}", "s": "{s}", "S": "{s}", "c": "'q'", "b": "{i} > 0", "h": "{s}",
               "f": "{d}", "e": "{d}", "E": "{d}", "g": "{d}", "n": "{i}", "%": "{i}", "q": "{i}"}

STRINGS = [
    "{s}.substring({n})", "{s}.substring({n}, {n})", "{s}.indexOf({s})", "{s}.lastIndexOf('b')", "{s}.replace(\"a\", {s})",
    "{s}.repeat({n})", "{s}.strip() + '|' + {s}.trim() + '|'", "{s}.isBlank() + \"\" + {s}.isEmpty()", "{s}.compareTo({s})",
    "{s}.compareToIgnoreCase({s})", "{s}.equalsIgnoreCase({s})", "{s}.toUpperCase() + {s}.toLowerCase()", "{s}.hashCode()",
    "{s}.chars().sum()", "{s}.concat({s}).length()", "{s}.contains({s})", "{s}.startsWith({s}) + \"\" + {s}.endsWith({s})",
    "String.join({s}, {s}, {s}, {s})", "{s}.regionMatches(true, {n}, {s}, {n}, {n})", "{s}.lines().toList()",
    "new StringBuilder({s}).reverse().append({i}).insert({n}, {s})", "new StringBuilder({s}).deleteCharAt({n})",
    "new StringBuilder({s}).append({d}).append('c').replace({n}, {n}, {s})", "Integer.parseInt({s})", "Integer.toString({i}, 7)",
    "Integer.toHexString({i}) + Integer.toBinaryString({n}) + Long.toOctalString({i})", "Double.parseDouble({s})",
    "Integer.valueOf({i}).compareTo({i})", "Character.isLetter({s}.charAt({n}))", "\"\" + {d} + (float) {d}", "{s}.getBytes().length",
    "Double.compare({d}, {d})", "Double.toString({d})", "Float.toString((float) {d})", "{s}.indent({n})", "{s}.codePointCount(0, {n})",
    "new StringTokenizer({s}, \",X\").countTokens()", "new Scanner({s}).next()", "new Scanner({s}).hasNextInt()",
]
REGULAR = [
    "{s}.matches({r})", "{s}.replaceAll({r}, \"<$0>\")", "{s}.replaceFirst({r}, \"-\")", "Arrays.toString({s}.split({r}))",
    "Arrays.toString({s}.split({r}, -1))", "Arrays.toString({s}.split({r}, 2))", "Pattern.compile({r}).matcher({s}).results().count()",
    "Pattern.compile({r}).matcher({s}).find() + \"\"", "{s}.replaceAll({r}, \"$1\")",
    "Pattern.compile({r}, Pattern.CASE_INSENSITIVE).matcher({s}).replaceAll(\"_\")",
]
RANDOM = [
    "new Random({i}).nextInt()", "new Random({i}).nextInt({i})", "new Random({i}).nextLong()", "new Random({i}).nextBoolean()",
    "new Random({i}).nextDouble()", "new Random({i}).nextFloat()", "new Random({i}).nextInt({n}, {n})", "new Random({i}).nextLong({i})",
    "new Random({i}).ints({n}, 0, 10).boxed().toList()", "new Random({i}).doubles({n}).sum()",
]
SOURCES = ["Stream.of({i}, {i}, {i})", "List.of({n}, {n}).stream()", "IntStream.range({n}, 5).boxed()", "Stream.iterate({n}, x -> x + 2).limit(4)",
           "Arrays.stream(new Integer[] {{i}, {n}})", "Stream.<Integer>empty()", "IntStream.of({n}, {i}).mapToObj(x -> x + 1)",
           "new ArrayList<>(List.of({n}, {n}, 3)).stream()", "new TreeSet<>(List.of(5, 3)).stream()"]
STAGES = [".filter(x -> x % 2 == 0)", ".map(x -> x + {n})", ".sorted()", ".sorted(Comparator.reverseOrder())", ".distinct()", ".limit({n})",
          ".skip({n})", ".peek(x -> t.append(x).append(';'))", ".takeWhile(x -> x < 5)", ".dropWhile(x -> x < 2)",
          ".flatMap(x -> Stream.of(x, -x))", ".mapToInt(x -> x).boxed()", ".mapToInt(x -> x).filter(x -> x > 0).mapToObj(x -> x)"]
ENDS = [".toList()", ".count()", ".findFirst()", ".reduce(Integer::sum)", ".reduce(0, (a, b) -> a * 3 + b)", ".collect(Collectors.toList())",
        ".map(String::valueOf).collect(Collectors.joining(\",\", \"[\", \"]\"))", ".anyMatch(x -> x > 2)", ".allMatch(x -> x > 0)",
        ".max(Comparator.naturalOrder())", ".min(Comparator.naturalOrder())", ".mapToInt(x -> x).sum()",
        ".mapToInt(x -> x).average()", ".mapToInt(x -> x).summaryStatistics()", ".mapToDouble(x -> x / 10.0).sum()",
        ".collect(Collectors.partitioningBy(x -> x > 1))", ".collect(Collectors.groupingBy(x -> x % 2, TreeMap::new, Collectors.counting()))",
        ".collect(Collectors.averagingInt(x -> x))", ".collect(Collectors.toMap(x -> x, x -> 1, Integer::sum, TreeMap::new))",
        ".collect(Collectors.toMap(x -> x, x -> x)).size()", ".iterator().hasNext()", ".toArray().length"]
MATHEMATICS = [
    "StrictMath.sin({d}) + \"\"", "StrictMath.cos({d})", "StrictMath.tan({d})", "StrictMath.exp({d})", "StrictMath.log({d})",
    "StrictMath.pow({d}, {d})", "StrictMath.cbrt({d})", "StrictMath.atan2({d}, {d})", "StrictMath.hypot({d}, {d})", "StrictMath.log10({d})",
    "Math.abs(Math.sin({d})) <= 1", "Math.pow({d}, 2)", "Math.sqrt({d})", "Math.round({d}) + Math.floor({d}) + Math.ceil({d})",
    "Math.rint({d}) + Math.signum({d})", "Math.max({d}, {d}) + Math.min({d}, {d})", "Math.IEEEremainder({d}, {d})",
    "Math.scalb({d}, {n})", "Math.nextUp({d})", "Math.ulp({d})", "Math.floorMod({i}, 7)", "Math.toDegrees({d})", "Math.asin({d})",
]


def filled(numbers, text):
    for mark, choices in (("{r}", PATTERNS), ("{s}", TEXTS), ("{d}", DOUBLES), ("{n}", SMALL), ("{i}", INTS)):
        while mark in text:
            text = text.replace(mark, numbers.choice(choices), 1)
    return text


def a_format(numbers):
    specifiers, arguments = [], []
    for _ in range(numbers.randint(1, 3)):
        conversion = numbers.choice(list(CONVERSIONS))
        width = numbers.choice(WIDTHS)
        flags = numbers.choice(FLAGS) if numbers.random() < 0.5 else ""
        precision = numbers.choice(PRECISIONS) if conversion in "feEgsS" or numbers.random() < 0.05 else ""
        specifiers.append("%" + flags + width + precision + conversion)
        argument = "null" if numbers.random() < 0.05 else CONVERSIONS[conversion]
        if numbers.random() < 0.05:
            argument = "{s}"
        if conversion not in "n%":
            arguments.append(argument)
    if numbers.random() < 0.05 and arguments:
        arguments.pop()
    return 'String.format("' + "|".join(specifiers) + '"' + "".join(f", (Object) ({a})" for a in arguments) + ")"


def a_stream(numbers):
    stages = "".join(numbers.choice(STAGES) for _ in range(numbers.randint(0, 3)))
    return numbers.choice(SOURCES) + stages + numbers.choice(ENDS)


def expression(numbers):
    kind = numbers.random()
    if kind < 0.25:
        text = a_format(numbers)
    elif kind < 0.5:
        text = a_stream(numbers)
    elif kind < 0.7:
        text = numbers.choice(STRINGS)
    elif kind < 0.85:
        text = numbers.choice(REGULAR)
    else:
        text = numbers.choice(RANDOM if kind < 0.92 else MATHEMATICS)
    return filled(numbers, text)


def method(name, text):
    return [f"static String {name}(int p) {{", "    StringBuilder t = new StringBuilder();", "    try {",
            f"        return String.valueOf((Object) ({text})) + t;", "    } catch (RuntimeException exception) {",
            "        return exception.getClass().getSimpleName() + t;", "    }", "}"]
