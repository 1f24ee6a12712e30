package org.spindle.host.volume;

/** Which copy is read. */
public enum ReadChoice {
    /** The first that is left. */
    PRIMARY,
    /** Any, with equal probability. */
    RANDOM,
    /** One after the other, over all reads of the volume. */
    ROUND_ROBIN,
    /** The one with the fewest requests outstanding; among several of them any. */
    SHORTEST_QUEUE,
    /** The one whose arm, or last request, is nearest; among several of them any. */
    SHORTEST_SEEK,
    /** The one with the fewest requests outstanding; among several of them the nearest. */
    SHORTEST_QUEUE_THEN_SEEK
}
