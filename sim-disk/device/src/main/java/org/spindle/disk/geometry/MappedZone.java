package org.spindle.disk.geometry;

/**
 * A zone of an {@link ExtentLayout}.
 *
 * @param firstCylinder first cylinder
 * @param lastCylinder last cylinder, inclusive
 * @param firstBlock lowest block of the zone
 * @param lastBlock highest block of the zone
 * @param slotsPerTrack physical sectors per track
 * @param zoneSkew added on entering the zone, 2<sup>-32</sup> turns, see {@link Skew}
 * @param trackSkew added for each step to another head in the same cylinder, 2<sup>-32</sup> turns
 * @param cylinderSkew added for each step to another cylinder, 2<sup>-32</sup> turns
 */
public record MappedZone(
        int firstCylinder,
        int lastCylinder,
        long firstBlock,
        long lastBlock,
        int slotsPerTrack,
        int zoneSkew,
        int trackSkew,
        int cylinderSkew) {}
