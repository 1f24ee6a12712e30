package org.spindle.workload.model;

import org.spindle.spi.config.Size;

/** Requests of one size and direction. */
final class KindCount {

    final long bytes;
    final boolean read;
    long requests;

    /** Blocks of 4 KiB that they access, and how many of those not for the first time. */
    long blocks;

    long reused;

    /** Requests mostly to new blocks, and how many of those go on where one of the streams of their direction stands. */
    long fresh;

    long sequential;

    /**
     * @param bytes whole sectors
     */
    KindCount(long bytes, boolean read) {
        this.bytes = bytes;
        this.read = read;
    }

    /** Whole sectors for a length in bytes. */
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
