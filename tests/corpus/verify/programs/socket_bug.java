// Where the other side has closed the connection, -1 is read.
// EXIT 1
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;

class Main {
    public static void main(String[] args) {
        int[] counts = new int[256];
        try (Socket socket = new Socket("host.example.org", 4000)) {
            InputStream input = socket.getInputStream();
            counts[input.read()]++; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Main.main(String[])'
        } catch (IOException problem) {
            counts[0] = 1;
        }
    }
}
// OUTPUT RuntimeExceptions: VIOLATED
