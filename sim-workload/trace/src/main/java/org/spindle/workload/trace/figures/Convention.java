package org.spindle.workload.trace.figures;

/** A convention by which the figures of a format's traces are counted. */
public enum Convention {
    /** The file is a log of events in the block layer of Linux. */
    BLOCK_EVENTS,
    /** A flush is not a request but a separate event. */
    FLUSHES_ARE_NO_REQUESTS,
    /** A record stands for a run of blocks of 512 bytes from its key on. */
    KEY_RUNS,
    /** Keys are words whose byte order is unknown. */
    KEY_WORDS,
    /** Records are loads and stores of a processor. */
    CPU_ACCESSES,
    /** A row stands for a given number of gets or puts of parts of blocks. */
    WEIGHTED_ROWS,
    /** A record is the download of a photo in one format and size. */
    PHOTOS
}
