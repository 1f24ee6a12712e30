package org.spindle.config;

import java.util.Locale;
import java.util.regex.Pattern;

/** Converts identifiers into words. */
final class Words {

    private static final int LONGEST = 400;

    /** Words in type names that are written in capitals. */
    private static final Pattern CAPITALS = Pattern.compile("\\b(cpu|onfi|slc)\\b");

    private static final Pattern PLURAL = Pattern.compile(".*[^sui]s");

    private Words() {}

    /** Without an article: {@code seek curve}. */
    static String name(Class<?> type) {
        String words = type.getSimpleName()
                .replaceFirst("(?<=.)Config$", "")
                .replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
        return CAPITALS.matcher(words).replaceAll(found -> found.group().toUpperCase(Locale.ROOT));
    }

    /** With an article unless it is a plural: {@code a seek curve}, {@code SLC caches}. */
    static String of(Class<?> type) {
        return withArticle(name(type));
    }

    static String withArticle(String words) {
        if (PLURAL.matcher(words).matches()) {
            return words;
        }
        return ("aeiouOS".indexOf(words.charAt(0)) >= 0 ? "an " : "a ") + words;
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
