package org.spindle.cli.bench;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The figures of a standard set.
 *
 * @param spindle version
 * @param commit that was measured; empty if unknown
 * @param machine JVM, operating system and number of processors
 * @param scale at which they were measured: {@link BenchScale}
 */
record BenchFigures(String spindle, String commit, String machine, String scale, List<CaseFigures> cases) {

    BenchFigures {
        cases = List.copyOf(cases);
    }

    /** Returns the machine that this runs on. */
    static String thisMachine() {
        return "Java " + System.getProperty("java.version") + ", " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch") + ", " + Runtime.getRuntime().availableProcessors() + " processors";
    }

    /** Returns the figures of a case; null if there is no such case. */
    @Nullable
    CaseFigures ofCase(String name) {
        for (CaseFigures each : cases) {
            if (each.name().equals(name)) {
                return each;
            }
        }
        return null;
    }
}
