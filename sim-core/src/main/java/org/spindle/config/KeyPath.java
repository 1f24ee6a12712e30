package org.spindle.config;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The way from the top of a scenario to one value: {@code devices.disk0.zones[2].lastCylinder}. A key that is not made
 * of letters, digits, {@code _} and {@code -} is written {@code ["like this"]}.
 */
public record KeyPath(List<Step> steps) implements Comparable<KeyPath> {

    /** The top of a scenario. */
    public static final KeyPath ROOT = new KeyPath(List.of());

    private static final Pattern PLAIN_KEY = Pattern.compile("[\\p{L}\\p{N}_-]+");
    private static final Pattern STEP = Pattern.compile(
            "(?<key>[\\p{L}\\p{N}_-]+)" + "|\\[(?<index>[0-9]{1,9})]" + "|\\[\"(?<quoted>(?:[^\"\\\\]|\\\\.)*)\"]");

    /** One step down. */
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
        Matcher step = STEP.matcher(text);
        int at = 0;
        while (at < text.length()) {
            boolean dot = at > 0 && text.charAt(at) == '.';
            step.region(dot ? at + 1 : at, text.length());
            if (!step.lookingAt() || dot != (at > 0 && step.group("key") != null)) {
                throw new IllegalArgumentException("'" + text + "' is not a path of keys, from character " + (at + 1)
                        + "; write one such as 'devices.disk0.zones[2].rate'");
            }
            if (step.group("key") != null) {
                steps.add(new Key(step.group("key")));
            } else if (step.group("index") != null) {
                steps.add(new Index(Integer.parseInt(step.group("index"))));
            } else {
                steps.add(new Key(step.group("quoted").replaceAll("(?s)\\\\(.)", "$1")));
            }
            at = step.end();
        }
        return new KeyPath(steps);
    }

    public KeyPath key(String name) {
        return plus(new Key(name));
    }

    public KeyPath index(int index) {
        return plus(new Index(index));
    }

    private KeyPath plus(Step step) {
        List<Step> longer = new ArrayList<>(steps);
        longer.add(step);
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
