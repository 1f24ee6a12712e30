package org.spindle.disk.geometry;

/**
 * A zone of a {@link ZonedLayout}: neighbouring cylinders with the same number of sectors on each track.
 *
 * @param firstCylinder first cylinder, absolute
 * @param lastCylinder last cylinder, inclusive
 * @param slotsPerTrack physical sectors per track, spares included
 * @param offsetAngle angle of slot 0 of the zone's first track against the angle common to the disk, 2<sup>-32</sup>
 *     turns
 * @param deadSpace usable sectors at the front of the zone that hold no blocks
 * @param trackSkew added for each step to the next track, 2<sup>-32</sup> turns, see {@link Skew}
 * @param cylinderSkew added for each step to the next cylinder, in place of the track skew, 2<sup>-32</sup> turns
 * @param spares spare tracks or sectors per protected unit, as defined by the {@link SparingScheme}
 * @param slips positions skipped when the drive was formatted, in the order of the drive's list, which matters: each is
 *     counted in the numbering that the earlier ones leave. Track numbers or sector numbers within the zone, dead space
 *     included
 * @param defects pairs of a bad position and its replacement, in the numbering of {@code slips}
 */
@SuppressWarnings("ArrayRecordComponent") // copied in and out; specifications are not compared
public record ZoneSpec(
        int firstCylinder,
        int lastCylinder,
        int slotsPerTrack,
        int offsetAngle,
        long deadSpace,
        int trackSkew,
        int cylinderSkew,
        long spares,
        long[] slips,
        long[] defects) {

    public ZoneSpec {
        slips = slips.clone();
        defects = defects.clone();
    }

    @Override
    public long[] slips() {
        return slips.clone();
    }

    @Override
    public long[] defects() {
        return defects.clone();
    }

    /** Returns the number of cylinders. */
    public int cylinders() {
        return lastCylinder - firstCylinder + 1;
    }
}
