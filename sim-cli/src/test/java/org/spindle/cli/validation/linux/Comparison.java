package org.spindle.cli.validation.linux;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The differences between a replay and the recording. */
final class Comparison {

    private Comparison() {}

    /** Response times by process, in nanoseconds: mean of each, their ratio, greatest distance of the distributions. */
    record Stream(long process, int requests, double recordedMean, double replayedMean, double distance) {

        double ratio() {
            return replayedMean / recordedMean;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "process %d: mean %.1f ms, recorded %.1f ms (%+.1f %%), Kolmogorov distance %.3f",
                    process,
                    replayedMean / 1e6,
                    recordedMean / 1e6,
                    100 * (ratio() - 1),
                    distance);
        }
    }

    static List<Stream> streams(Map<Long, List<Long>> recorded, Map<Long, List<Long>> replayed) {
        List<Stream> streams = new ArrayList<>();
        new TreeMap<>(recorded)
                .forEach((process, times) -> streams.add(new Stream(
                        process,
                        times.size(),
                        mean(times),
                        mean(replayed.get(process)),
                        distance(times, replayed.get(process)))));
        return streams;
    }

    private static double mean(List<Long> times) {
        return times.stream().mapToLong(Long::longValue).average().orElseThrow();
    }

    private static double distance(List<Long> one, List<Long> other) {
        long[] a = one.stream().mapToLong(Long::longValue).sorted().toArray();
        long[] b = other.stream().mapToLong(Long::longValue).sorted().toArray();
        double most = 0;
        int i = 0;
        int j = 0;
        while (i < a.length && j < b.length) {
            long at = Math.min(a[i], b[j]);
            while (i < a.length && a[i] <= at) {
                i++;
            }
            while (j < b.length && b[j] <= at) {
                j++;
            }
            most = Math.max(most, Math.abs((double) i / a.length - (double) j / b.length));
        }
        return most;
    }
}
