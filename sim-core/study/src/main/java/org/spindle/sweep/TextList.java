package org.spindle.sweep;

import java.util.ArrayList;
import java.util.List;

/** Splits values separated by commas; commas inside brackets, braces and quotes belong to the value. */
public final class TextList {

    private TextList() {}

    /** Returns the values without surrounding blanks; none for a blank text. */
    public static List<String> split(String text) {
        if (text.isBlank()) {
            return List.of();
        }
        List<String> parts = new ArrayList<>();
        int depth = 0;
        char quote = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote != 0) {
                quote = c == quote ? 0 : quote;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == '[' || c == '{') {
                depth++;
            } else if (c == ']' || c == '}') {
                depth--;
            } else if (c == ',' && depth == 0) {
                parts.add(text.substring(start, i).strip());
                start = i + 1;
            }
        }
        parts.add(text.substring(start).strip());
        return List.copyOf(parts);
    }
}
