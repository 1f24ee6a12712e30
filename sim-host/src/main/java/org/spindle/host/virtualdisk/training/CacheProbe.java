package org.spindle.host.virtualdisk.training;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.spindle.spi.sim.RandomStream;

/**
 * The reads of one test of a drive's cache: reads that empty the cache, reads that fill it, and probes, whose times show the contents of
 * the cache. Each reads 4 KiB.
 */
final class CacheProbe {

    /** Sectors of each read. */
    static final int READ = 8;

    private static final int SEQUENTIAL_READS = 3;

    private final long capacity;
    private final long spacing;
    private final int emptying;
    private final RandomStream random;
    private final LongArrayList reads = new LongArrayList();
    private int probesFrom;

    /**
     * @param spacing sectors between reads that use different segments
     * @param emptying number of reads that empty the cache
     */
    CacheProbe(long capacity, long spacing, int emptying, RandomStream random) {
        this.capacity = capacity;
        this.spacing = spacing;
        this.emptying = emptying;
        this.random = random;
    }

    /** Returns the first sectors of the reads, in order. */
    LongArrayList reads() {
        return reads;
    }

    /** Returns the index of the first probe. */
    int probesFrom() {
        return probesFrom;
    }

    /** Plans reads at a number of places, and probes right after each: all probes hit if there are at least as many segments. */
    void segments(long places) {
        spread(places, READ);
    }

    /** Plans reads at a number of places, and probes at a distance after each: a probe hits if the drive reads that far ahead. */
    void randomReadAhead(long places, long distance) {
        spread(places, distance);
    }

    private void spread(long places, long distance) {
        empty();
        long first = random.nextLong((capacity - (places - 1) * spacing - distance - READ) / READ + 1) * READ;
        for (long place = 0; place < places; place++) {
            reads.add(first + place * spacing);
        }
        probesFrom = reads.size();
        for (long place = 0; place < places; place++) {
            reads.add(first + place * spacing + distance);
        }
    }

    /** Plans three sequential reads, and a probe at a distance from the start of the third: it hits if the drive reads that far ahead. */
    void sequentialReadAhead(long distance) {
        empty();
        long sequence = (long) SEQUENTIAL_READS * READ;
        long first = random.nextLong((capacity - sequence - distance - READ) / READ + 1) * READ;
        for (int i = 0; i < SEQUENTIAL_READS; i++) {
            reads.add(first + (long) i * READ);
        }
        probesFrom = reads.size();
        reads.add(first + sequence - READ + distance);
    }

    private void empty() {
        reads.clear();
        for (int i = 0; i < emptying; i++) {
            reads.add(random.nextLong(capacity / READ) * READ);
        }
    }
}
