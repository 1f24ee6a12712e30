package org.spindle.flash.ssd;

import static java.util.Objects.requireNonNull;

import org.spindle.flash.store.BlockStore;
import org.spindle.flash.store.WriteStream;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** Metrics of the SLC cache. */
final class SlcMetrics {

    private final Counter cached;
    private final Counter bypassed;
    private final Counter folded;
    private final Counter blocksFolded;
    private final Level used;

    SlcMetrics(Metrics metrics) {
        cached = metrics.counter("slc-pages-programmed", "pages", "Pages of the host programmed in the SLC cache");
        bypassed = metrics.counter("slc-pages-bypassed", "pages", "Pages of the host programmed past the SLC cache");
        folded = metrics.counter("slc-pages-folded", "pages", "Pages moved out of the SLC cache");
        blocksFolded = metrics.counter("slc-blocks-folded", "blocks", "Blocks of the SLC cache folded");
        used = metrics.level("slc-blocks-used", "blocks", "Blocks of the SLC cache that hold data");
    }

    void placed(WriteStream stream, BlockStore store) {
        if (stream == WriteStream.CACHED) {
            cached.add(1);
            show(store);
        } else {
            bypassed.add(1);
        }
    }

    void folded(int moved, BlockStore store) {
        folded.add(moved);
        blocksFolded.add(1);
        show(store);
    }

    private void show(BlockStore store) {
        used.set(requireNonNull(store.slc()).used());
    }
}
