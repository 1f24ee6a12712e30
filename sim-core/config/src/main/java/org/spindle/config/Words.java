package org.spindle.config;

import java.util.Locale;

/** Converts identifiers into words. */
final class Words {

    private static final int LONGEST = 400;

    private Words() {}

    /** With an article: {@code a seek curve}. */
    static String of(Class<?> type) {
        String words =
                type.getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
        return withArticle(words);
    }

    static String withArticle(String words) {
        return ("aeiou".indexOf(words.charAt(0)) >= 0 ? "an " : "a ") + words;
    }

    /** Returns the text on one line, with control characters escaped, and without its middle if it is long. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (Character.getType(c)) {
                case Character.CONTROL,
                        Character.LINE_SEPARATOR,
                        Character.PARAGRAPH_SEPARATOR,
                        Character.SURROGATE,
                        Character.FORMAT -> line.append(c == '\n' ? "\\n" : String.format("\\u%04x", c));
                default -> line.appendCodePoint(c);
            }
        });
        return line.length() <= LONGEST
                ? line.toString()
                : line.substring(0, LONGEST * 3 / 4) + " … " + line.substring(line.length() - LONGEST / 4);
    }
}
