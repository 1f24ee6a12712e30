package org.spindle.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.bench.CaseFigures.PerRequest;

/** Finds the figures of two measurements that differ: counts exactly, times only beyond the differences of repetitions. */
final class BenchComparison {

    /** The least reported difference of times: other load on the machine changes a whole measurement by some per cent. */
    private static final double LEAST_CHANGE = 0.15;

    /** The bytes per request by which JVMs may differ. */
    private static final double LEAST_BYTES = 8;

    private static final double LEAST_COUNT = 0.0005;

    private BenchComparison() {}

    /** Returns one sentence for each figure that differs, in the order of the cases. */
    static List<String> differences(BenchFigures before, BenchFigures after) {
        List<String> differences = new ArrayList<>();
        if (!before.scale().equals(after.scale())) {
            differences.add(
                    "bytes are not comparable: one is of scale " + before.scale() + ", the other of " + after.scale());
        }
        if (!before.machine().equals(after.machine())) {
            differences.add(
                    "times are not comparable: one is of " + before.machine() + ", the other of " + after.machine());
        }
        for (CaseFigures now : after.cases()) {
            CaseFigures then = before.ofCase(now.name());
            if (then == null) {
                differences.add(now.name() + ": is new");
                continue;
            }
            for (PerRequest count : PerRequest.values()) {
                double least = count == PerRequest.BYTES ? LEAST_BYTES : LEAST_COUNT;
                if (Math.abs(now.count(count) - then.count(count)) > least) {
                    differences.add(
                            sentence(now.name(), then.count(count), now.count(count), count.word() + " per request"));
                }
            }
            String time = time(then, now);
            if (time != null) {
                differences.add(time);
            }
        }
        for (CaseFigures then : before.cases()) {
            if (after.ofCase(then.name()) == null) {
                differences.add(then.name() + ": is gone");
            }
        }
        return differences;
    }

    /**
     * Compares the times of a case, which other load on the machine spreads from the fastest repetition upwards. They differ
     * if the faster halves of both do not overlap.
     */
    private static @Nullable String time(CaseFigures then, CaseFigures now) {
        boolean apart = now.best() > then.median() || then.best() > now.median();
        boolean notable = Math.abs(now.best() / then.best() - 1) >= LEAST_CHANGE;
        return apart && notable ? sentence(now.name(), then.best(), now.best(), "ns per request") : null;
    }

    private static String sentence(String name, double then, double now, String unit) {
        String by = then > 0 ? String.format(Locale.ROOT, " (%+.1f %%)", 100 * (now / then - 1)) : "";
        return String.format(Locale.ROOT, "%s: %.3f %s, before %.3f%s", name, now, unit, then, by);
    }
}
