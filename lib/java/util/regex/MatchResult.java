// MatchResult: the interface.
package java.util.regex;

public interface MatchResult {
    int end();

    int end(int value);

    String group();

    String group(int value);

    int groupCount();

    int start();

    int start(int value);
}
