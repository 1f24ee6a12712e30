package org.spindle.host.volume;

/** The rules for choosing among several equal copies for a read. */
public enum ReadChoice {
    /** The first copy that is not lost. */
    PRIMARY,
    /** A random copy, with equal probability. */
    RANDOM,
    /** The copies in turn, over all reads of the volume. */
    ROUND_ROBIN,
    /** The copy with the fewest outstanding requests; a random one of several. */
    SHORTEST_QUEUE,
    /** The copy whose arm, or last request, is nearest; a random one of several. */
    SHORTEST_SEEK,
    /** The copy with the fewest outstanding requests; the nearest of several. */
    SHORTEST_QUEUE_THEN_SEEK
}
