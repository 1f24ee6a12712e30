package org.spindle.result;

/** Comma-separated values as in RFC 4180. */
public final class Csv {

    private Csv() {}

    /** Returns a field, quoted if it has to be. */
    public static String field(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ',' || c == '"' || c == '\n' || c == '\r') {
                return '"' + text.replace("\"", "\"\"") + '"';
            }
        }
        return text;
    }
}
