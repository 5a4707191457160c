// Everyday classes of the library and their members.
import java.io.*;
import java.math.*;
import java.nio.charset.StandardCharsets;
import java.time.*;
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.regex.*;

class EverydayLibrary {
    int use(String text) throws IOException {
        StringBuilder sb = new StringBuilder();
        sb.append(1).append('c').append("s").append(2.5).insert(0, true).reverse().setLength(3);
        BigInteger big = BigInteger.valueOf(3).multiply(BigInteger.TEN).pow(5);
        BigDecimal dec = new BigDecimal("1.5").setScale(2, RoundingMode.HALF_UP);
        int n = Integer.parseInt("1") + Integer.compare(1, 2) + Character.getNumericValue('c') + (int) Math.pow(2, 3);
        boolean b = Character.isDigit('1') && Objects.equals(text, sb.toString()) && Double.isNaN(0.0);
        try (BufferedReader in = new BufferedReader(new StringReader(text))) {
            String line;
            while ((line = in.readLine()) != null) n += line.length();
        }
        Matcher m = Pattern.compile("a+").matcher(text);
        if (m.find()) n += m.group(0).length();
        LocalDate date = LocalDate.of(2020, 1, 2).plusDays(3);
        Random random = new Random(1);
        long time = System.currentTimeMillis() + System.nanoTime();
        System.arraycopy(new int[1], 0, new int[1], 0, 1);
        int[] sorted = {3, 1};
        Arrays.sort(sorted);
        Arrays.fill(sorted, 0);
        String s = Arrays.toString(sorted) + Long.toHexString(time) + Integer.toBinaryString(n);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Objects.requireNonNull(text, "text");
        Throwable t = new IllegalStateException("x", new RuntimeException());
        System.out.printf("%d%n", n);
        return n + random.nextInt(5) + date.getYear() + big.intValue() + dec.scale() + bytes.length + t.getMessage().length();
    }
}
// COVERS calls, class table
