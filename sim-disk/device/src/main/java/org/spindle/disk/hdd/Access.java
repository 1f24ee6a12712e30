package org.spindle.disk.hdd;

import org.spindle.disk.geometry.PhysicalAddress;

/**
 * What a {@link Medium} works on: the access says which block it needs next and which blocks it accepts, and learns what
 * passes under the head.
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
     * Handles a sector boundary, after {@link #transferred} if a sector was transferred. The access may end here, or another
     * one may begin on the medium.
     *
     * @return whether the access goes on
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

    /** Records that a sector begins to pass, transferred or unused, for so many picoseconds. */
    void passing(long picos, boolean transferring);
}
