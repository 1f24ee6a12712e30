package org.spindle.spi.config;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Reads and writes "number unit" for one kind of quantity. */
final class Units {

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
        BigDecimal number;
        try {
            number = new BigDecimal(trimmed.substring(0, split).replace("_", ""));
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
            BigDecimal inUnit = BigDecimal.valueOf(value / unit.getValue());
            if (product(inUnit, unit.getValue()) != value) {
                continue;
            }
            String number = inUnit.stripTrailingZeros().toPlainString();
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

    private double factor(String unit) {
        Double factor = factors.get(unit);
        if (factor == null) {
            throw new IllegalArgumentException("'" + unit + "' is not a unit of " + quantity);
        }
        return factor;
    }
}
