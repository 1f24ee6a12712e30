package org.spindle.cli;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Writes a text as a value in a YAML file: plain if YAML reads it as a text, otherwise quoted. */
final class YamlText {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9._-]*( [A-Za-z0-9._-]+)*");

    /** Words that YAML, in this version or an older one, does not read as a text. */
    private static final Set<String> WORDS = Set.of("null", "true", "false", "yes", "no", "on", "off", "y", "n");

    private YamlText() {}

    /** Returns a value that YAML reads as this text. */
    static String of(String text) {
        if (PLAIN.matcher(text).matches() && !WORDS.contains(text.toLowerCase(Locale.ROOT))) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(character -> {
            if (character == '"' || character == '\\') {
                quoted.append('\\').appendCodePoint(character);
            } else if (Character.isISOControl(character)) {
                quoted.append(String.format(Locale.ROOT, "\\x%02x", character));
            } else {
                quoted.appendCodePoint(character);
            }
        });
        return quoted.append('"').toString();
    }
}
