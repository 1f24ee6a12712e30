package org.spindle.reports;

import java.util.LinkedHashMap;
import java.util.Map;

/** The shares of parts in their sum, in tenths of a per cent. */
public final class Shares {

    private Shares() {}

    /**
     * Returns shares that sum to 1000, in the order of the parts, without those that are 0; none if the sum is 0.
     *
     * @param parts not negative, all in one unit
     */
    public static Map<String, Integer> permille(Map<String, Double> parts) {
        double sum = parts.values().stream().mapToDouble(Double::doubleValue).sum();
        Map<String, Integer> shares = new LinkedHashMap<>();
        if (sum <= 0) {
            return shares;
        }
        double passed = 0;
        for (Map.Entry<String, Double> part : parts.entrySet()) {
            long before = Math.round(1000 * passed / sum);
            passed += part.getValue();
            int share = (int) (Math.round(1000 * passed / sum) - before);
            if (share > 0) {
                shares.put(part.getKey(), share);
            }
        }
        return shares;
    }

    /** Returns a share such as {@code 12.3 %}. */
    public static String percent(int permille) {
        return permille / 10 + "." + permille % 10 + " %";
    }
}
