package org.spindle.workload.model;

import org.spindle.spi.config.Size;

/** Counts of the requests of one size and direction. */
final class KindCount {

    final long bytes;
    final boolean read;
    long requests;

    /** Number of blocks of 4 KiB that they access, and number of those accessed before. */
    long blocks;

    long reused;

    /** Number of requests mostly to new blocks, and number of those that continue one of the streams of their direction. */
    long fresh;

    long sequential;

    /** @param bytes a whole number of sectors */
    KindCount(long bytes, boolean read) {
        this.bytes = bytes;
        this.read = read;
    }

    /** Rounds a length in bytes to whole sectors. */
    static long rounded(long length) {
        return (length + Size.SECTOR - 1) / Size.SECTOR * Size.SECTOR;
    }

    void add(KindCount other) {
        requests += other.requests;
        blocks += other.blocks;
        reused += other.reused;
        fresh += other.fresh;
        sequential += other.sequential;
    }
}
