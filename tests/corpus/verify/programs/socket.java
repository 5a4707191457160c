// A connection fails, or gives any bytes.
// ARGS --property exceptions
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;

class Main {
    public static void main(String[] args) {
        int[] counts = new int[256];
        try (Socket socket = new Socket("host.example.org", 4000)) {
            InputStream input = socket.getInputStream();
            int value = input.read();
            if (value >= 0)
                counts[value]++;
        } catch (IOException problem) {
            counts[0] = 1;
        }
    }
}
// OUTPUT RuntimeExceptions: HOLDS
