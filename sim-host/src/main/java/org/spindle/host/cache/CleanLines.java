package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Problems;

/** The keys about dirty lines, none of which can act in a cache that writes through and so never has a dirty line. */
final class CleanLines {

    private static final String REMEDY = "leave it out, or writeScheme: back";

    private CleanLines() {}

    /**
     * Reports each of these keys beside a scheme that writes through.
     *
     * @param writeBack null for none
     * @param cluster 1 for none
     */
    static void check(
            WriteScheme scheme,
            @Nullable Component writeBack,
            Flushing flush,
            int cluster,
            Allocation allocation,
            Problems problems) {
        if (scheme == WriteScheme.BACK) {
            return;
        }
        String clean = "nothing is ever dirty with writeScheme: "
                + (scheme == WriteScheme.THROUGH ? "through" : "through-synchronous");
        if (writeBack != null) {
            problems.report("writeBack", clean + ", so that a write-back policy never acts", REMEDY);
        }
        if (flush.period() != null) {
            problems.report("flush.period", clean, REMEDY);
        }
        if (flush.idle() != null) {
            problems.report("flush.idle", clean, REMEDY);
        }
        if (cluster > 1) {
            problems.report("cluster", clean + ", so that there are no destages to join", REMEDY);
        }
        if (allocation == Allocation.STRICT_ORDER) {
            problems.report("allocation", clean + ", so that no victim has to be destaged", REMEDY);
        }
    }
}
