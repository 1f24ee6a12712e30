package org.spindle.disk.disksim.parser;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognises words that were meant to be numbers: the language has no {@code 1e5}, {@code .5}, {@code 5.} or {@code +5}. */
final class NumberSpelling {
    private static final Pattern DECIMAL = Pattern.compile("([+-]?)([0-9]*+)(\\.?+)([0-9]*+)(?:[eE]([+-]?)([0-9]+))?");
    private static final Pattern HEXADECIMAL = Pattern.compile("([+-]?)0[xX]([0-9a-fA-F]+)");
    private static final Pattern COMMENTED = Pattern.compile("(-?[0-9][0-9a-fA-Fx.]*)(#.*)");

    private NumberSpelling() {}

    /** How to write the number that the word seems to mean; empty if it is a word like any other. */
    static Optional<String> correct(String word) {
        Matcher decimal = DECIMAL.matcher(word);
        if (decimal.matches() && !(decimal.group(2) + decimal.group(4)).isEmpty()) {
            return Optional.of(decimal(decimal));
        }
        Matcher hexadecimal = HEXADECIMAL.matcher(word);
        if (hexadecimal.matches()) {
            return Optional.of(sign(hexadecimal.group(1)) + "0x" + hexadecimal.group(2));
        }
        Matcher commented = COMMENTED.matcher(word);
        return commented.matches() ? Optional.of(commented.group(1) + " " + commented.group(2)) : Optional.empty();
    }

    private static String decimal(Matcher parts) {
        boolean whole = parts.group(3).isEmpty() && parts.group(6) == null;
        String digits = sign(parts.group(1)) + orZero(parts.group(2));
        String exponent = parts.group(6) == null ? "" : "e" + ("-".equals(parts.group(5)) ? "-" : "+") + parts.group(6);
        return whole ? digits : digits + "." + orZero(parts.group(4)) + exponent;
    }

    private static String sign(String written) {
        return written.equals("-") ? "-" : "";
    }

    private static String orZero(String digits) {
        return digits.isEmpty() ? "0" : digits;
    }
}
