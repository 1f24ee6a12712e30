package org.spindle.run;

/**
 * A measurement of every completed request.
 *
 * @param unit {@code ns} for a time
 */
record Measure(String metric, String unit, String doc) {

    static Measure time(String metric, String doc) {
        return new Measure(metric, "ns", doc);
    }
}
