package org.spindle.disk.mechanics;

/**
 * The rotating medium: which angle is under the heads at a time, and how long it takes to turn. Angles are unsigned, in
 * 2<sup>-32</sup> revolutions. A time is a number of nanoseconds and a remainder of picoseconds (0 to 999), because
 * sectors do not last whole nanoseconds.
 */
public interface Rotation {

    /** Picoseconds per revolution. */
    long periodPicos();

    /** Angle under the heads at a time. */
    int angleAt(long nanos, int picos);

    /** Picoseconds until the angle {@code to} is under the heads when {@code from} is now; less than a revolution. */
    long turnPicos(int from, int to);

    /**
     * Picoseconds that the slot takes to pass whose leading edge is under the heads now.
     *
     * @param end angle of the slot's trailing edge
     * @param width width of the slot
     */
    long passPicos(long nanos, int picos, int end, int width);

    /** The head has begun to follow a track: it arrived there at this time. */
    void arrived(long nanos, int picos);

    /**
     * A sector begins under the head at this time.
     *
     * @param elapsed picoseconds since the previous one began, or since the head arrived on its track
     */
    void sectorBegins(long nanos, int picos, long elapsed);

    /** The medium as it turns now, for looking ahead: what is told to one of the two no longer changes the other. */
    Rotation copy();
}
