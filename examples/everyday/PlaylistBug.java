// jury check --all: HOLDS
// jury check --all: VIOLATED PlaylistBug.next()

import java.util.ArrayList;
import java.util.List;

/** Playlist once more, but behind the last song nothing follows. */
public class PlaylistBug {
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
        current++;
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
