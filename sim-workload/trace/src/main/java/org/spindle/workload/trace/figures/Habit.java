package org.spindle.workload.trace.figures;

/** A way in which those who use a format count its traces. */
public enum Habit {
    /** The file is a log of events in the block layer of Linux. */
    BLOCK_EVENTS,
    /** A flush is no request but an event beside the requests. */
    FLUSHES_BESIDE,
    /** A record stands for a run of blocks of 512 bytes from its key on. */
    KEY_RUNS,
    /** Keys are words in a byte order that a reader has to guess. */
    KEY_WORDS,
    /** Records are loads and stores of a processor. */
    CPU_ACCESSES,
    /** A row stands for as many gets or puts of parts of blocks as it says. */
    WEIGHTED_ROWS,
    /** A record is the download of a photo in one format and size. */
    PHOTOS
}
