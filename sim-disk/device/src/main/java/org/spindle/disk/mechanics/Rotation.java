package org.spindle.disk.mechanics;

/**
 * The rotating medium: the angle under the heads at a time, and the times of its rotation. Angles are unsigned, in
 * 2<sup>-32</sup> revolutions. A time is a number of nanoseconds and a remainder of picoseconds (0 to 999), because
 * sectors do not last whole nanoseconds.
 */
public interface Rotation {

    /** Returns the picoseconds per revolution. */
    long periodPicos();

    /** Returns the angle under the heads at a time. */
    int angleAt(long nanos, int picos);

    /** Returns the picoseconds until the angle {@code to} is under the heads when {@code from} is now; less than a revolution. */
    long turnPicos(int from, int to);

    /**
     * Returns a lower bound of the picoseconds until an angle is under the heads after at least some time: of that time and {@link
     * #turnPicos} from then.
     *
     * @param from angle under the heads now
     * @param atLeast picoseconds from now
     */
    default long leastTurnPicos(int from, int to, long atLeast) {
        return atLeast;
    }

    /**
     * Returns the picoseconds in which a slot passes whose leading edge is under the heads now.
     *
     * @param end angle of the slot's trailing edge
     * @param width width of the slot
     */
    long passPicos(long nanos, int picos, int end, int width);

    /**
     * Returns a lower bound, by less than a tenth of a nanosecond, of the picoseconds that some slots take to pass one after
     * the other, the first of whose leading edges is under the heads now: the sum of {@link #passPicos} rounds at each slot.
     *
     * @param end angle of the last slot's trailing edge
     * @param width width of each slot
     * @param slots how many, less than a revolution
     */
    long leastPassPicos(long nanos, int picos, int end, int width, int slots);

    /**
     * Lets slots of equal width pass one after the other, the first of whose leading edges is under the heads now: each
     * takes the time of {@link #passPicos}. Their beginnings are recorded as by {@link #sectorBegins}; that of the slot
     * behind the run is to follow.
     *
     * @param elapsed picoseconds since the slot before the first began, or since the head arrived on its track
     * @param firstEnd angle of the first slot's trailing edge
     * @param width width of each slot
     * @param most how many slots at most, less than a revolution
     * @param limit picoseconds from now, before which the last of them ends; by how much is not said
     * @param run becomes the slots that have passed, none if the rotation has no faster way than to pass them one by
     *     one
     */
    void passRun(long nanos, int picos, long elapsed, int firstEnd, int width, int most, long limit, SlotRun run);

    /** Returns whether all slots of a width take the same time, whenever they pass. */
    boolean passesEvenly();

    /** Records that the head has arrived on a track at a time. */
    void arrived(long nanos, int picos);

    /**
     * Records that a sector begins under the head at a time.
     *
     * @param elapsed picoseconds since the previous one began, or since the head arrived on its track
     */
    void sectorBegins(long nanos, int picos, long elapsed);

    /** Returns a copy of the present state, for a simulation ahead of time. */
    Rotation copy();
}
