package org.spindle.disk.hdd;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.disk.mechanics.SeekDistances;

/**
 * Average seek times over all pairs of cylinders, as in data sheets. The loop over the distances of a large drive takes
 * milliseconds, and the points of a sweep create the same drive again and again, so averages are kept. Thread-safe.
 */
final class AverageSeeks {

    /** More curves than a process usually has; a fit that tries thousands of them starts anew. */
    private static final int MOST_KEPT = 64;

    private record Seeks(SeekCurve curve, int cylinders) {

        /** Of one part: for that of a curve the JVM would generate code at each start, which takes 9 ms. */
        @Override
        public int hashCode() {
            return cylinders;
        }
    }

    private final Map<Seeks, Double> kept = new ConcurrentHashMap<>();

    /** Returns the average in picoseconds. */
    double picos(SeekCurve curve, int cylinders) {
        if (kept.size() >= MOST_KEPT) {
            kept.clear();
        }
        return kept.computeIfAbsent(
                new Seeks(curve, cylinders),
                absent -> SeekDistances.overCylinders(cylinders).meanSeekPicos(curve));
    }

    /** Number of averages that are kept. */
    int kept() {
        return kept.size();
    }
}
