package org.spindle.spi.config;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads and writes "number unit" for one kind of quantity. */
final class Units {

    /** Digits of any whole number that a double holds exactly. */
    private static final int EXACT_DIGITS = 15;

    private static final double EXACT = 1e15;

    private final String quantity;
    private final String example;
    private final Map<String, Double> factors = new LinkedHashMap<>();

    private Units(String quantity, String example) {
        this.quantity = quantity;
        this.example = example;
    }

    static Units of(String quantity, String example) {
        return new Units(quantity, example);
    }

    Units unit(String name, double factor) {
        factors.put(name, factor);
        return this;
    }

    double parse(String text) {
        String trimmed = text.trim();
        int split = 0;
        while (split < trimmed.length() && isNumberPart(trimmed, split)) {
            split++;
        }
        String unit = trimmed.substring(split).trim();
        Double factor = factors.get(unit);
        String digits = trimmed.substring(0, split).replace("_", "");
        if (factor != null && isWhole(digits)) {
            return product(Long.parseLong(digits), factor);
        }
        BigDecimal number;
        try {
            number = new BigDecimal(digits);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "'" + text + "' is not " + quantity + "; write a number and a unit, such as '" + example + "'");
        }
        if (factor == null) {
            throw new IllegalArgumentException((unit.isEmpty()
                            ? "'" + text + "' lacks a unit"
                            : "'" + unit + "' is not a unit of " + quantity.substring(quantity.indexOf(' ') + 1))
                    + "; " + meant(number, unit) + "write " + quantity + " such as '" + example + "' (units: "
                    + String.join(", ", factors.keySet())
                    + ")");
        }
        return product(number, factor);
    }

    /** Returns a suggestion of the units that differ in case only, or that the text abbreviates. */
    private String meant(BigDecimal number, String unit) {
        if (unit.isEmpty()) {
            return "";
        }
        String lower = unit.toLowerCase(Locale.ROOT);
        List<String> same = factors.keySet().stream()
                .filter(known -> known.equalsIgnoreCase(unit))
                .limit(1)
                .toList();
        List<String> meant = same.isEmpty()
                ? factors.keySet().stream()
                        .filter(known -> known.toLowerCase(Locale.ROOT).startsWith(lower))
                        .toList()
                : same;
        return meant.isEmpty()
                ? ""
                : "did you mean: "
                        + meant.stream()
                                .map(known -> number.toPlainString() + " " + known)
                                .collect(Collectors.joining(", "))
                        + "\n";
    }

    private static boolean isWhole(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return !text.isEmpty() && text.length() <= EXACT_DIGITS;
    }

    /** The same as for a decimal number, without its cost: rounded once, as a factor is a whole number or one part of one. */
    private static double product(long number, double factor) {
        return factor >= 1 ? number * factor : number / Math.rint(1 / factor);
    }

    private static double product(BigDecimal number, double factor) {
        return number.multiply(new BigDecimal(Double.toString(factor))).doubleValue();
    }

    private static boolean isNumberPart(String text, int i) {
        char c = text.charAt(i);
        if (c >= '0' && c <= '9' || c == '.' || c == '_') {
            return true;
        }
        boolean exponentSign = i > 0 && (text.charAt(i - 1) == 'e' || text.charAt(i - 1) == 'E');
        if (c == '-' || c == '+') {
            return i == 0 || exponentSign;
        }
        return (c == 'e' || c == 'E')
                && i > 0
                && i + 1 < text.length()
                && (Character.isDigit(text.charAt(i + 1)) || text.charAt(i + 1) == '-' || text.charAt(i + 1) == '+');
    }

    /** Returns the value in the unit that needs the fewest characters; {@code preferred} on a tie. */
    String format(double value, String preferred) {
        if (value == 0) {
            return "0 " + preferred;
        }
        String best = null;
        for (Map.Entry<String, Double> unit : factors.entrySet()) {
            double inUnit = value / unit.getValue();
            if (best != null && leastLength(inUnit) + 1 + unit.getKey().length() > best.length()) {
                continue;
            }
            String number = exactly(value, inUnit, unit.getValue());
            if (number == null) {
                continue;
            }
            String text = number + " " + unit.getKey();
            if (best == null
                    || text.length() < best.length()
                    || text.length() == best.length() && unit.getKey().equals(preferred)) {
                best = text;
            }
        }
        return best != null
                ? best
                : BigDecimal.valueOf(value / factor(preferred)).toPlainString() + " " + preferred;
    }

    /** Returns the number of units whose product with the factor is the value; null if rounding does not give it back. */
    private static @Nullable String exactly(double value, double inUnit, double factor) {
        if (inUnit == Math.rint(inUnit) && Math.abs(inUnit) < EXACT) {
            long whole = (long) inUnit;
            return product(whole, factor) == value ? Long.toString(whole) : null;
        }
        BigDecimal decimal = BigDecimal.valueOf(inUnit);
        return product(decimal, factor) == value ? decimal.stripTrailingZeros().toPlainString() : null;
    }

    /** Returns a lower bound of the number of characters of a number. */
    private static int leastLength(double number) {
        if (number == Math.rint(number)) {
            return 1;
        }
        int length = 3;
        // A little below 0.1: multiplication rounds.
        for (double left = Math.abs(number); left < 0.09; left *= 10) {
            length++;
        }
        return length;
    }

    private double factor(String unit) {
        Double factor = factors.get(unit);
        if (factor == null) {
            throw new IllegalArgumentException("'" + unit + "' is not a unit of " + quantity);
        }
        return factor;
    }
}
