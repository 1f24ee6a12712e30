package org.spindle.flash.ssd;

import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** Measures the write amplification over the latest pages of the host: updated after each such number of pages. */
final class RecentAmplification {

    private static final int PAGES = 1024;

    private final Level amplification;
    private long programmed;
    private int fromHost;

    RecentAmplification(Metrics metrics) {
        amplification = metrics.levelSeries(
                "write-amplification",
                "",
                "Pages programmed for each page of the host, over the latest " + PAGES
                        + " pages of the host; 1 before");
        amplification.set(1);
    }

    void hostPage() {
        programmed++;
        if (++fromHost == PAGES) {
            amplification.set((double) programmed / PAGES);
            programmed = 0;
            fromHost = 0;
        }
    }

    /** Adds other programmed pages. */
    void others(int pages) {
        programmed += pages;
    }
}
