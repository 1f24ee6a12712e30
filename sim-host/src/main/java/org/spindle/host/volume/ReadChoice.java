package org.spindle.host.volume;

/** Which of several equal copies a read goes to. */
public enum ReadChoice {
    /** The first that is not lost. */
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
