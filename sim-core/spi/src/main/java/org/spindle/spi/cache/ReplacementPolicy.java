package org.spindle.spi.cache;

/**
 * Which of a cache's lines makes room for another. Lines are numbered from 0 to the capacity, low numbers first; a number
 * is used again once its line has been removed. One instance per cache, used by one thread.
 */
public interface ReplacementPolicy {

    /** What {@link #victim} says when no line may go. */
    int NONE = -1;

    /** A line has been filled and used for the first time; from now on it may be chosen. */
    void inserted(int line);

    /** A request has used a line that was inserted before. */
    void used(int line);

    /** A line, whichever it is, holds nothing any more. */
    void removed(int line);

    /**
     * Chooses a line to make room. The policy offers its lines in the order in which it would part with them, each at most
     * once, and takes the first that may go; it finds one if there is any. The line stays until it is {@link #removed}.
     *
     * @return {@link #NONE} if none may go
     */
    int victim(LineTest mayGo);
}
