package org.spindle.disk.hdd;

import org.spindle.disk.geometry.PhysicalAddress;

/**
 * An access of a {@link Medium}: it defines the block that it needs next and the blocks that it accepts, and is
 * notified of the sectors that pass under the head.
 */
interface Access {

    /** Returns whether a block that begins to pass may be transferred. */
    boolean accepts(long block);

    /** Returns whether a block that has passed is transferred; asked after {@link #accepts} has returned true for it. */
    boolean acceptsPassed(long block);

    /** Returns the next block that the access waits for. */
    long nextBlock();

    /** Records that all blocks before {@code nextBlock} are transferred; the access waits for that block now. */
    void transferred(long nextBlock);

    /**
     * Handles a sector boundary, after {@link #transferred} if a sector was transferred. The access may end here, or
     * another one may begin on the medium.
     *
     * @return whether the access continues
     */
    boolean sectorPassed();

    /**
     * Records that the head has arrived on a track and waits for a sector.
     *
     * @param seekPicos duration of the arm's movement
     * @param waitPicos time until the sector begins
     * @param cylinders distance of the movement
     */
    void positioned(long seekPicos, long waitPicos, int cylinders, PhysicalAddress place);

    /** Records that a sector begins to pass, transferred or unused, and its duration in picoseconds. */
    void passing(long picos, boolean transferring);

    /**
     * Returns a block before which sectors may be transferred, from the next one on, without calls of the access at
     * their boundaries: it accepts them, and would continue at each boundary. Called again after any other event.
     *
     * @return {@link #nextBlock} or less if the next boundary needs attention
     */
    long attentionAt();

    /**
     * Records that sectors have begun to pass one after the other, all transferred, as {@link #passing} does for each.
     *
     * @param picos sum of their times
     * @param nanos sum of their times, each rounded to nanoseconds
     */
    void passingOn(int sectors, long picos, long nanos);
}
