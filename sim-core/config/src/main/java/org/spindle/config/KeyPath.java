package org.spindle.config;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The path from the top of a scenario to one value: {@code devices.disk0.zones[2].lastCylinder}. A key that is not made
 * of letters, digits, {@code _} and {@code -} is written {@code ["like this"]}.
 */
public record KeyPath(List<Step> steps) implements Comparable<KeyPath> {

    /** The top of a scenario. */
    public static final KeyPath ROOT = new KeyPath(List.of());

    private static final Pattern PLAIN_KEY = Pattern.compile("[\\p{L}\\p{N}_-]+");
    private static final Pattern PLAIN_STEP = Pattern.compile("(?<key>[\\p{L}\\p{N}_-]+)|\\[(?<index>[0-9]{1,9})]");
    private static final String QUOTE = "[\"";
    private static final String END_QUOTE = "\"]";

    /** One step of a path. */
    public sealed interface Step permits Key, Index {}

    /** Into a map. */
    public record Key(String name) implements Step {}

    /** Into a list, counted from 0. */
    public record Index(int index) implements Step {}

    public KeyPath {
        steps = List.copyOf(steps);
    }

    /**
     * Reads a path; the empty text is the top.
     *
     * @throws IllegalArgumentException if it is not one
     */
    public static KeyPath parse(String text) {
        List<Step> steps = new ArrayList<>();
        Matcher plain = PLAIN_STEP.matcher(text);
        int at = 0;
        while (at < text.length()) {
            if (text.startsWith(QUOTE, at)) {
                int end = endOfQuoted(text, at);
                if (!text.startsWith(END_QUOTE, end - END_QUOTE.length())) {
                    throw notAPath(text, at);
                }
                String quoted = text.substring(at + QUOTE.length(), end - END_QUOTE.length());
                steps.add(new Key(unescaped(quoted)));
                at = end;
                continue;
            }
            boolean dot = at > 0 && text.charAt(at) == '.';
            plain.region(dot ? at + 1 : at, text.length());
            if (!plain.lookingAt() || dot != (at > 0 && plain.group("key") != null)) {
                throw notAPath(text, at);
            }
            steps.add(
                    plain.group("key") != null
                            ? new Key(plain.group("key"))
                            : new Index(Integer.parseInt(plain.group("index"))));
            at = plain.end();
        }
        return new KeyPath(steps);
    }

    private static IllegalArgumentException notAPath(String text, int at) {
        return new IllegalArgumentException("'" + text + "' is not a path of keys, from character " + (at + 1)
                + "; write one such as 'devices.disk0.zones[2].rate'");
    }

    /** Returns where the path ends in a text of the form {@code path=...}; -1 if there is no equals sign after it. */
    public static int endIn(String assignment) {
        int at = 0;
        while (at < assignment.length() && assignment.charAt(at) != '=') {
            at = assignment.startsWith(QUOTE, at) ? endOfQuoted(assignment, at) : at + 1;
        }
        return at < assignment.length() ? at : -1;
    }

    /**
     * Returns the position after the closing quote and bracket of the key that begins there; the end of the text if
     * they are missing.
     */
    private static int endOfQuoted(String text, int start) {
        int at = start + QUOTE.length();
        while (at < text.length() && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return text.startsWith(END_QUOTE, at) ? at + END_QUOTE.length() : text.length();
    }

    private static String unescaped(String quoted) {
        StringBuilder key = new StringBuilder();
        for (int i = 0; i < quoted.length(); i++) {
            boolean escape = quoted.charAt(i) == '\\' && i + 1 < quoted.length();
            key.append(quoted.charAt(escape ? ++i : i));
        }
        return key.toString();
    }

    public KeyPath key(String name) {
        return plus(List.of(new Key(name)));
    }

    public KeyPath index(int index) {
        return plus(List.of(new Index(index)));
    }

    /** Returns the path that continues with another one. */
    public KeyPath plus(KeyPath further) {
        return plus(further.steps);
    }

    private KeyPath plus(List<? extends Step> further) {
        List<Step> longer = new ArrayList<>(steps);
        longer.addAll(further);
        return new KeyPath(longer);
    }

    @Override
    public int compareTo(KeyPath other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
            if (step instanceof Index index) {
                text.append('[').append(index.index()).append(']');
            } else if (step instanceof Key key && PLAIN_KEY.matcher(key.name()).matches()) {
                text.append(text.isEmpty() ? "" : ".").append(key.name());
            } else if (step instanceof Key key) {
                text.append("[\"")
                        .append(key.name().replace("\\", "\\\\").replace("\"", "\\\""))
                        .append("\"]");
            }
        }
        return text.toString();
    }
}
