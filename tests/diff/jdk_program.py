# Random calls of classes of the JDK that have no model, for tests/diff/jdk: what runs is the JDK's own bytecode.
#
# A method takes one small number and gives a text: what calls on one object came to, or the class of the exception.
# {i} stands for a whole number, {n} for a small one that is not negative, {d} for a floating-point number, {s} for a
# text, {b} for an array of bytes, {c} for a char.

INTS = ["p", "0", "1", "-1", "7", "42", "-128", "255", "1000000", "Integer.MAX_VALUE", "Integer.MIN_VALUE", "p - 1", "p * 1000"]
SMALL = ["p", "0", "1", "2", "3", "p + 1"]
DOUBLES = ["0.0", "1.0", "2.5", "-2.5", "0.5", "-7.25", "100.0", "4.0", "1024.0"]
TEXTS = ['""', '"a"', '"abc"', '"Hello World"', '"a,b,,c"', '" x y "', '"12 + 3.5"', '"a=1&b=2"', '"ff00"', '"x/y.z"', '("n" + p)']
BYTES = ["new byte[0]", "new byte[] {1}", "new byte[] {1, 2, 3, 4}", "new byte[] {-1, 0, 127, -128, 5}", "new byte[] {(byte) p, 65, 66}"]
CHARS = ["'a'", "'b'", "'0'", "' '", "(char) ('a' + p)"]

# Type of the object, how it is made, what is called in between, what is looked at.
SUBJECTS = [
    ("TimeZone", "TimeZone.getTimeZone(new String[] {\"GMT\", \"UTC\", \"GMT+5\", \"GMT-05:30\", \"GMT+1234\", \"GMT+24\", \"GMT+5:3\", \"GMT-x\"}[({n}) % 8])",
     ["x.setRawOffset({i})", "x.setID({s})", "x = (TimeZone) x.clone()"],
     ["x.getID()", "x.getRawOffset()", "x.getOffset({n})", "x.useDaylightTime()", "x.hasSameRules(TimeZone.getTimeZone(\"GMT\"))", "x.getDSTSavings()",
      "x.inDaylightTime(new Date({n}))", "x.toZoneId().getId()", "x.equals(TimeZone.getTimeZone(\"GMT\"))"]),
    ("Date", "new Date({i} * 1000L)", ["x.setTime({n})", "x = (Date) x.clone()", "x = Date.from(x.toInstant())"],
     ["x.getTime()", "x.hashCode()", "x.before(new Date(5))", "x.after(new Date({i}))", "x.compareTo(new Date({i}))", "x.equals(new Date({i}))", "x.toInstant().getEpochSecond()"]),
    ("Calendar", "new GregorianCalendar(TimeZone.getTimeZone(\"GMT+2\")) {{ setTimeInMillis(1700000000000L + {n} * 4000000000L); }}",
     ["x.add({n}, {i})", "x.add(Calendar.MONTH, {n})", "x.set(Calendar.DATE, {n})", "x.set(2024, {n}, 31)", "x.setTime(new Date({i} * 1000L))", "x = (Calendar) x.clone()",
      "x.clear({n} % 17)", "x.setLenient(false)", "x.setTimeZone(TimeZone.getTimeZone(\"UTC\"))"],
     ["x.getTimeInMillis()", "x.get({n})", "x.get(Calendar.DAY_OF_WEEK)", "x.get(Calendar.HOUR)", "x.getTime().getTime()", "x.hashCode()", "x.isSet(Calendar.MONTH)",
      "x.getActualMaximum(Calendar.DATE)", "x.getMaximum({n})", "x.before(Calendar.getInstance(TimeZone.getTimeZone(\"GMT\")))"]),
    ("java.nio.charset.Charset", "java.nio.charset.Charset.forName(new String[] {\"utf-8\", \"LATIN1\", \"us-ascii\", \"UTF-16le\", \"-x\", \"a b\", \"\"}[({n}) % 7])", [],
     ["x.name()", "new String({b}, x).length()", "Arrays.toString({s}.getBytes(x))", "x.toString()"]),
    ("WeakHashMap<String, Integer>", "new WeakHashMap<>()", ["x.put({s}, {n})", "x.remove({s})", "x.putIfAbsent({s}, {n})", "x.merge({s}, {n}, Integer::sum)"],
     ["x.size()", "x.get({s})", "x.containsKey({s})", "x.containsValue({n})", "x.getOrDefault({s}, 9)", "x.isEmpty()"]),
    ("java.lang.ref.WeakReference<String>", "new java.lang.ref.WeakReference<>({s})", ["x.clear()", "x.enqueue()"], ["x.get()", "x.refersTo(null)", "x.enqueue()"]),
    ("EnumSet<java.time.DayOfWeek>", "EnumSet.allOf(java.time.DayOfWeek.class)",
     ["x.remove(java.time.DayOfWeek.of(1 + {n}))", "x = EnumSet.complementOf(x)", "x.add(java.time.DayOfWeek.FRIDAY)",
      "x = EnumSet.range(java.time.DayOfWeek.of(1 + {n}), java.time.DayOfWeek.FRIDAY)"],
     ["x.size()", "x.contains(java.time.DayOfWeek.MONDAY)", "x.iterator().next().ordinal()", "x.toString()"]),
    ("Scanner", "new Scanner({s}).useDelimiter(\"[,=&]\")", ["x.next()", "x = x.useDelimiter(\"\\\\s+\")", "x = x.reset()"],
     ["x.hasNext()", "x.next()", "x.hasNextInt()"]),
    ("java.security.MessageDigest", "java.security.MessageDigest.getInstance(new String[] {\"MD5\", \"SHA-1\", \"sha-256\", \"SHA-384\", \"SHA-512\", \"none\"}[({n}) % 6])",
     ["x.update((byte) ({i}))", "x.update({b})", "x.update({b}, 0, {n})", "x.reset()", "x = (java.security.MessageDigest) x.clone()"],
     ["Arrays.toString(x.digest())", "x.digest({b})[0]", "x.getDigestLength()", "x.getAlgorithm()", "x.digest(new byte[20], 1, 19)",
      "java.security.MessageDigest.isEqual({b}, {b})"]),
    ("String", "new String({b}, java.nio.charset.StandardCharsets.UTF_8)", ["x = new String({b}, java.nio.charset.StandardCharsets.UTF_16) + x", "x = new String({b})"],
     ["x.length()", "(int) x.charAt({n})", "Arrays.toString(x.getBytes(java.nio.charset.StandardCharsets.UTF_16BE))", "x.hashCode()"]),
    ("java.util.zip.CRC32", "new java.util.zip.CRC32()", ["x.update({i})", "x.update({b})", "x.update({b}, 0, {n})", "x.reset()"],
     ["x.getValue()"]),
    ("java.util.zip.CRC32C", "new java.util.zip.CRC32C()", ["x.update({i})", "x.update({b})", "x.reset()"], ["x.getValue()"]),
    ("java.util.zip.Adler32", "new java.util.zip.Adler32()", ["x.update({i})", "x.update({b})", "x.update({b}, {n}, {n})"],
     ["x.getValue()"]),
    ("HexFormat", "HexFormat.of()", ["x = x.withUpperCase()", "x = x.withDelimiter(\":\")", "x = x.withPrefix(\"0\")"],
     ["x.formatHex({b})", "x.toHexDigits((byte) ({i}))", "x.toHexDigits({i})", "HexFormat.isHexDigit({c})", "HexFormat.fromHexDigits({s})",
      "x.delimiter()", "x.parseHex({s}).length", "HexFormat.fromHexDigit({c})"]),
    ("java.text.ChoiceFormat", "new java.text.ChoiceFormat(\"0#none|1#one|2<many\")", [],
     ["x.format({n})", "x.format({d})", "java.text.ChoiceFormat.nextDouble({d}) > {d}", "x.getLimits().length", "x.getFormats().length"]),
    ("java.text.StringCharacterIterator", "new java.text.StringCharacterIterator({s})", ["x.next()", "x.first()", "x.last()", "x.setIndex({n})",
     "x.setText({s})", "x.previous()"], ["(int) x.current()", "x.getIndex()", "x.getEndIndex()", "(int) x.next()"]),
    ("SplittableRandom", "new SplittableRandom({i})", ["x.nextInt()", "x = x.split()"],
     ["x.nextInt()", "x.nextLong()", "x.nextInt(10)", "x.nextInt(3, 9)", "x.nextBoolean()"]),
    ("java.io.DataInputStream", "new java.io.DataInputStream(new java.io.ByteArrayInputStream({b}))", ["x.skipBytes({n})"],
     ["x.readInt()", "x.readShort()", "x.readUnsignedByte()", "x.readBoolean()", "x.readLong()", "x.read()", "(int) x.readChar()"]),
    ("java.io.ByteArrayOutputStream", "new java.io.ByteArrayOutputStream()", ["new java.io.DataOutputStream(x).writeInt({i})",
     "new java.io.DataOutputStream(x).writeShort({i})", "new java.io.DataOutputStream(x).writeLong({i})",
     "new java.io.DataOutputStream(x).writeChars({s})", "new java.io.DataOutputStream(x).writeBoolean({i} > 0)"],
     ["x.size()", "Arrays.toString(x.toByteArray())"]),
    ("java.io.PushbackReader", "new java.io.PushbackReader(new java.io.StringReader({s}), 2)", ["x.unread({c})", "x.read()", "x.skip({n})"],
     ["x.read()", "x.ready()"]),
    ("java.io.PushbackInputStream", "new java.io.PushbackInputStream(new java.io.ByteArrayInputStream({b}), 2)", ["x.unread({i})", "x.read()"],
     ["x.read()", "x.available()"]),
    ("java.io.StreamTokenizer", "new java.io.StreamTokenizer(new java.io.StringReader({s}))", ["x.nextToken()", "x.ordinaryChar('.')",
     "x.lowerCaseMode(true)", "x.pushBack()"], ["x.nextToken()", "x.sval", "(int) x.nval", "x.lineno()"]),
    ("java.io.LineNumberReader", "new java.io.LineNumberReader(new java.io.StringReader({s} + \"\\n\" + {s}))", ["x.readLine()", "x.read()"],
     ["x.getLineNumber()", "x.readLine()"]),
    ("java.io.CharArrayReader", "new java.io.CharArrayReader({s}.toCharArray())", ["x.read()", "x.mark(0)", "x.reset()", "x.skip({n})"],
     ["x.read()", "x.ready()"]),
    ("java.io.SequenceInputStream", "new java.io.SequenceInputStream(new java.io.ByteArrayInputStream({b}), new java.io.ByteArrayInputStream({b}))",
     ["x.read()"], ["x.read()", "x.available()"]),
    ("java.util.zip.CheckedInputStream", "new java.util.zip.CheckedInputStream(new java.io.ByteArrayInputStream({b}), new java.util.zip.Adler32())",
     ["x.read()"], ["x.read()", "x.getChecksum().getValue()"]),
    ("java.net.URI", "java.net.URI.create(\"http://h.org:80/a/../b?q=1#f\")", ["x = x.normalize()", "x = x.resolve(\"c/d\")"],
     ["x.getHost()", "x.getPath()", "x.getPort()", "x.getQuery()", "x.getFragment()", "x.isAbsolute()", "x.toString()"]),
    ("java.nio.CharBuffer", "java.nio.CharBuffer.wrap({s})", ["x.get()", "x.position({n})", "x.rewind()", "x.flip()"],
     ["x.remaining()", "x.position()", "x.limit()", "x.toString()", "x.hasRemaining()", "(int) x.get()"]),
    ("java.nio.IntBuffer", "java.nio.IntBuffer.allocate(4)", ["x.put({i})", "x.put({n}, {i})", "x.flip()", "x.rewind()", "x.clear()", "x.mark()"],
     ["x.remaining()", "x.get({n})", "x.position()", "x.limit()", "x.capacity()"]),
    ("java.nio.ByteBuffer", "java.nio.ByteBuffer.allocate(8)", ["x.put((byte) ({i}))", "x.flip()", "x.rewind()", "x.put({n}, (byte) ({i}))"],
     ["x.remaining()", "x.get({n})", "x.position()", "x.hasArray()"]),
    ("java.awt.Point", "new java.awt.Point({i}, {i})", ["x.translate({n}, {i})", "x.move({n}, {n})", "x.setLocation({d}, {d})", "x.x += {n}"],
     ["x.x", "x.y", "x.equals(new java.awt.Point({n}, {n}))", "x.getX()", "x.toString()"]),
    ("java.awt.Rectangle", "new java.awt.Rectangle({n}, {n}, {n}, {n})", ["x.translate({n}, {n})", "x.grow({n}, {n})", "x.add({n}, {n})"],
     ["x.contains({n}, {n})", "x.width", "x.isEmpty()", "x.intersection(new java.awt.Rectangle(1, 1, 2, 2)).x",
      "x.union(new java.awt.Rectangle(1, 1, 2, 2)).height"]),
    ("java.awt.Dimension", "new java.awt.Dimension({n}, {n})", ["x.setSize({n}, {n})", "x.setSize({d}, {d})"],
     ["x.width", "x.height", "x.equals(new java.awt.Dimension({n}, {n}))", "x.hashCode()"]),
    ("java.awt.Insets", "new java.awt.Insets({n}, {n}, {n}, {n})", ["x.set({n}, {n}, {n}, {n})"], ["x.top", "x.equals(x.clone())", "x.hashCode()"]),
    ("java.text.ParsePosition", "new java.text.ParsePosition({n})", ["x.setIndex({n})", "x.setErrorIndex({n})"],
     ["x.getIndex()", "x.getErrorIndex()", "x.toString()", "x.hashCode()"]),
    ("javax.swing.text.Segment", "new javax.swing.text.Segment({s}.toCharArray(), 0, {n})", ["x.next()", "x.first()"],
     ["x.length()", "(int) x.current()", "x.toString()"]),
    ("java.util.Observable", "new java.util.Observable()", ["x.notifyObservers()", "x.deleteObservers()"], ["x.countObservers()", "x.hasChanged()"]),
    ("java.time.Duration", "java.time.Duration.ofSeconds({i})", ["x = x.plusMillis({i})", "x = x.negated()"], ["x.toMinutes()", "x.getNano()", "x.toString()"]),
    ("java.time.LocalDate", "java.time.LocalDate.of(2024, 1 + {n}, 28)", ["x = x.plusDays({n})", "x = x.minusMonths({n})"],
     ["x.getDayOfYear()", "x.isLeapYear()", "x.toString()", "x.getDayOfWeek().getValue()"]),
    ("java.util.concurrent.TimeUnit", "java.util.concurrent.TimeUnit.SECONDS", [], ["x.toMillis({i})", "x.convert({i}, java.util.concurrent.TimeUnit.DAYS)"]),
    ("java.util.concurrent.atomic.LongAdder", "new java.util.concurrent.atomic.LongAdder()", ["x.add({i})", "x.increment()"], ["x.sum()", "x.intValue()"]),
]


def filled(numbers, text):
    choices = {"{i}": INTS, "{n}": SMALL, "{d}": DOUBLES, "{s}": TEXTS, "{b}": BYTES, "{c}": CHARS}
    for hole, values in choices.items():
        while hole in text:
            text = text.replace(hole, numbers.choice(values), 1)
    return text


def method(numbers, name):
    kind, made, calls, looks = numbers.choice(SUBJECTS)
    lines = [f"    static String {name}(int p) {{", "        StringBuilder t = new StringBuilder();", "        try {",
             f"            {kind} x = {filled(numbers, made)};"]
    for _ in range(numbers.randrange(4) if calls else 0):
        lines.append(f"            {filled(numbers, numbers.choice(calls))};")
    for _ in range(1 + numbers.randrange(2)):
        lines.append(f"            t.append({filled(numbers, numbers.choice(looks))}).append(';');")
    return lines + ["        } catch (Exception e) {", "            t.append(e.getClass().getName());", "        }",
                    "        return t.toString();", "    }"]
