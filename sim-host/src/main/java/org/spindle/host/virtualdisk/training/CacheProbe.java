package org.spindle.host.virtualdisk.training;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.spindle.spi.sim.RandomStream;

/**
 * The reads of one test of a drive's cache: some that empty it, some that fill it, and some that tell by their times what is in
 * it. Each reads 4 KiB.
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

    /** Returns the first sectors, in order. */
    LongArrayList reads() {
        return reads;
    }

    /** Returns the index of the first read that tells what is in the cache. */
    int probesFrom() {
        return probesFrom;
    }

    /** Reads at so many places, then what follows each: all of it hits if there are as many segments. */
    void segments(long places) {
        spread(places, READ);
    }

    /** Reads at so many places, then at a distance behind each: some of it hits if that is read ahead. */
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

    /** Reads three times in sequence, then at a distance behind the beginning of the third: it hits if that is read ahead. */
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
