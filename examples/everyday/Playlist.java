// jury check --all: HOLDS

import java.util.ArrayList;
import java.util.List;

/** Songs, and the one that plays. */
public class Playlist {
    private final List<String> songs = new ArrayList<>();
    private int current;

    public void add(String song) {
        songs.add(song);
    }

    public String playing() {
        return current < songs.size() ? songs.get(current) : "silence";
    }

    public String next() {
        if (songs.isEmpty()) {
            return "silence";
        }
        current = (current + 1) % songs.size();
        return songs.get(current);
    }

    public boolean has(String song) {
        for (String other : songs) {
            if (other.equals(song)) {
                return true;
            }
        }
        return false;
    }

    public int length() {
        return songs.size();
    }
}
