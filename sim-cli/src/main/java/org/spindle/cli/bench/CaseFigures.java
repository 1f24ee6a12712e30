package org.spindle.cli.bench;

import java.util.Arrays;
import java.util.List;

/**
 * The cost of a request of one case.
 *
 * @param name of the case
 * @param nanos processor time of the thread that simulates, in ns per request; a figure for each repetition, ascending
 * @param bytes allocated per request, the least of the repetitions; NaN if this JVM does not report it
 * @param events of the engine per request
 * @param estimates of positioning times per request, as requested by schedulers
 */
record CaseFigures(String name, List<Double> nanos, double bytes, double events, double estimates) {

    CaseFigures {
        double[] ascending = nanos.stream().mapToDouble(Double::doubleValue).toArray();
        Arrays.sort(ascending);
        nanos = Arrays.stream(ascending).boxed().toList();
    }

    /** Returns the time of the fastest repetition: other load on the machine makes the others slower. */
    double best() {
        return nanos.get(0);
    }

    double median() {
        return nanos.get(nanos.size() / 2);
    }

    double requestsPerSecond() {
        return 1e9 / best();
    }

    /** Returns the counts, which are the same on every machine, by the names of limits. */
    double count(PerRequest count) {
        return switch (count) {
            case BYTES -> bytes;
            case EVENTS -> events;
            case ESTIMATES -> estimates;
        };
    }

    /** The kinds of counts per request. */
    enum PerRequest {
        BYTES("bytes"),
        EVENTS("events"),
        ESTIMATES("estimates");

        private final String word;

        PerRequest(String word) {
            this.word = word;
        }

        /** Returns the form written in files. */
        String word() {
            return word;
        }
    }
}
