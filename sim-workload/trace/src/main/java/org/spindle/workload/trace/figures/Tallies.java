package org.spindle.workload.trace.figures;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.TreeMap;

/** Converts the counts of readers to figures. */
final class Tallies {

    private static final String CRLF = "crlf";
    private static final String QUEUE_LENGTHS = "queue_length_sum";

    private static final String MESSAGE_TIME = "_message_ns";
    private static final int NANO_DIGITS = 9;
    private static final int MICRO_DIGITS = 6;

    private Tallies() {}

    /** Adds counts; those whose names have two parts joined by a point become maps. */
    static void put(Map<String, Long> counts, long requests, Map<String, Object> into) {
        Map<String, Map<String, Object>> groups = new TreeMap<>();
        new TreeMap<>(counts).forEach((name, count) -> {
            int point = name.indexOf('.');
            if (name.equals(CRLF)) {
                into.put(CRLF, count > 0);
            } else if (name.equals(QUEUE_LENGTHS) && requests > 0) {
                into.put("mean_queue_length_field", Rounded.quotient(count, requests));
            } else if (name.endsWith(MESSAGE_TIME)) {
                into.put(name.replace(MESSAGE_TIME, "_time"), seconds(count));
            } else if (point < 0) {
                into.putIfAbsent(name, count);
            } else {
                groups.computeIfAbsent(name.substring(0, point), unknown -> new TreeMap<>())
                        .put(name.substring(point + 1), count);
            }
        });
        into.putAll(groups);
    }

    /** Formats seconds as in a log of packets. */
    private static String seconds(long nanos) {
        return BigDecimal.valueOf(nanos, NANO_DIGITS)
                .setScale(MICRO_DIGITS, RoundingMode.DOWN)
                .toPlainString();
    }
}
