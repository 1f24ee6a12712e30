package org.spindle.disk.hdd;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** Asks for the same range relative to each request that misses, or to each that hits, and records what it is told. */
final class ScriptedPrefetch implements PrefetchPolicy {

    /** Its keys. */
    @Doc("A range relative to requests.")
    record Config(
            @Doc("Sectors from the end of the request to the beginning of the range.") @Default("0")
            long offset,

            @Doc("Sectors.") @Default("0") long length,
            @Doc("Of these, not interrupted.") @Default("0") long committed,

            @Doc("Length of pieces of the rest.") @Default("1")
            int step,

            @Doc("Ranges at once.") @Default("1") int atOnce,

            @Doc("Whether hits, not misses, have a range.") @Default("false")
            boolean onHits) {}

    /** What the policy was told: r or w, the first sector, + for a hit. */
    final List<String> told = new ArrayList<>();

    private final Config config;
    private long from;
    private long to;

    ScriptedPrefetch(Config config) {
        this.config = config;
    }

    @Override
    public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
        told.add((isWrite ? "w" : "r") + sector + (isHit ? "+" : ""));
        from = Math.max(0, sector + sectors + config.offset());
        to = isWrite || isHit != config.onHits() ? from : from + config.length();
    }

    @Override
    public long aheadFrom(int unit) {
        return from;
    }

    @Override
    public long aheadTo(int unit) {
        return to;
    }

    @Override
    public long committed(int unit) {
        return config.committed();
    }

    @Override
    public int step() {
        return config.step();
    }

    @Override
    public int rangesAtOnce() {
        return config.atOnce();
    }
}
