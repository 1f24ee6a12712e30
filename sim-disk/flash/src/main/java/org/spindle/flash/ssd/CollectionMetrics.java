package org.spindle.flash.ssd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.store.BlockStore;
import org.spindle.flash.store.WriteStream;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** Metrics of programs and erases, by cause. */
final class CollectionMetrics {

    private final Counter hostPages;
    private final Counter mapPages;
    private final Counter movedPages;
    private final Counter erases;
    private final Distribution movedAtOnce;
    private final Level spread;
    private final @Nullable Counter disturbed;
    private final @Nullable Level retired;
    private final @Nullable Level used;
    private final @Nullable SlcMetrics slc;
    private final RecentAmplification recent;
    private final double allErases;
    private long erased;

    CollectionMetrics(Metrics metrics, SsdConfig config) {
        hostPages = metrics.counter("pages-programmed", "pages", "Pages programmed with data of the host");
        mapPages = metrics.counter("map-pages-programmed", "pages", "Pages of the map programmed");
        movedPages = metrics.counter("pages-copied", "pages", "Pages copied by garbage collection");
        erases = metrics.counter("blocks-erased", "blocks", "Blocks erased");
        movedAtOnce = metrics.distribution("pages-copied-per-erase", "pages", "Pages copied before a block is erased");
        spread = metrics.level(
                "erase-spread", "erases", "Difference between the most erased block and the least erased one in use");
        disturbed = config.garbageCollection().readDisturb() == null
                ? null
                : metrics.counter("blocks-moved-after-reads", "blocks", "Blocks moved because they were read often");
        Integer endurance = config.defects().endurance();
        retired = endurance == null
                ? null
                : metrics.level("blocks-retired", "blocks", "Blocks that have gone out of use");
        used = endurance == null
                ? null
                : metrics.level("endurance-used", "", "Share of the erases that all blocks endure that have been made");
        int blocks = config.usableBlocks();
        allErases = endurance == null
                ? 0
                : (double) endurance * blocks * config.geometry().allPlanes();
        slc = config.slcCache() == null ? null : new SlcMetrics(metrics);
        recent = new RecentAmplification(metrics);
    }

    void disturbed() {
        requireNonNull(disturbed).add(1);
    }

    void retired(int blocks) {
        if (retired != null) {
            retired.set(blocks);
        }
    }

    void hostPage() {
        hostPages.add(1);
        recent.hostPage();
    }

    void mapPage() {
        mapPages.add(1);
        recent.others(1);
    }

    /** Notes that a page of the host is written to the SLC cache or bypasses it. */
    void placed(WriteStream stream, BlockStore store) {
        if (slc != null) {
            slc.placed(stream, store);
        }
    }

    /** A block of the SLC cache has been folded. */
    void folded(int moved, BlockStore store) {
        requireNonNull(slc).folded(moved, store);
        recent.others(moved);
    }

    /** A block has been collected. */
    void collected(int moved) {
        movedPages.add(moved);
        recent.others(moved);
        movedAtOnce.record(moved);
    }

    /** A block has been erased, other than a fixed one of the SLC cache. */
    void erased(int spreadOfErases) {
        erases.add(1);
        spread.set(spreadOfErases);
        if (used != null) {
            used.set(++erased / allErases);
        }
    }
}
