package org.spindle.disk.extract;

import java.util.Locale;

/** Writes the keys of type {@code hdd} of a measured disk. */
public final class DriveFile {

    private static final double MILLI = 1e6;

    private DriveFile() {}

    /** Returns YAML. */
    public static String of(ExtractedDisk disk) {
        StringBuilder yaml = new StringBuilder();
        boolean hasSpares = disk.zones().stream().anyMatch(zone -> zone.sectors() > zone.trackBlocks());
        line(yaml, "type: hdd");
        line(yaml, "sectorSize: %d B", disk.sectorBytes());
        line(yaml, "geometry:");
        line(yaml, "  type: zoned");
        line(yaml, "  surfaces: %d", disk.surfaces());
        line(yaml, "  cylinders: %d", disk.cylinders());
        if (hasSpares) {
            line(yaml, "  sparing: sectors-in-track");
        }
        line(yaml, "  skewUnit: revolutions");
        line(yaml, "  zones:");
        int cylinder = 0;
        for (ExtractedDisk.Zone zone : disk.zones()) {
            line(
                    yaml,
                    "    - {firstCylinder: %d, lastCylinder: %d, sectorsPerTrack: %d, spares: %d, trackSkew: %.5f,"
                            + " cylinderSkew: %.5f}",
                    cylinder,
                    cylinder + zone.cylinders() - 1,
                    Math.max(zone.sectors(), zone.trackBlocks()),
                    Math.max(0, zone.sectors() - zone.trackBlocks()),
                    zone.trackSkew() / disk.rotation(),
                    zone.cylinderSkew() / disk.rotation());
            cylinder += zone.cylinders();
        }
        line(yaml, "mechanics:");
        line(yaml, "  rotation: %.3f rpm", 60e9 / disk.rotation());
        line(yaml, "  headSwitch: %.4f ms", disk.headSwitch() / MILLI);
        line(yaml, "  seek:");
        line(yaml, "    type: table");
        line(yaml, "    points:");
        for (ExtractedDisk.Seek seek : disk.seeks()) {
            line(yaml, "      - {distance: %d, time: %.4f ms}", seek.distance(), seek.nanos() / MILLI);
        }
        buffer(yaml, disk);
        return yaml.toString();
    }

    private static void buffer(StringBuilder yaml, ExtractedDisk disk) {
        line(yaml, "buffer:");
        if (disk.places() == 0) {
            line(yaml, "  caching: false");
            line(yaml, "  readAhead: {until: none}");
        } else {
            long bytes = (disk.readAhead() + 1) * disk.sectorBytes();
            line(yaml, "  segments: %d", disk.places());
            line(yaml, "  segmentSize: %d B", bytes);
            if (disk.readAhead() == 0) {
                line(yaml, "  readAhead: {until: none}");
            }
        }
        if (Boolean.TRUE.equals(disk.cachesWrites())) {
            line(yaml, "  writeReporting: in-buffer");
        }
        line(yaml, "overheads:");
        line(yaml, "  readHit: %.4f ms", disk.places() == 0 ? 0 : disk.hit() / MILLI);
        line(yaml, "  readMiss: %.4f ms", disk.missOverhead() / MILLI);
        line(yaml, "  writeMiss: %.4f ms", disk.missOverhead() / MILLI);
        line(yaml, "  writeHit: %.4f ms", disk.places() == 0 ? 0 : disk.hit() / MILLI);
    }

    private static void line(StringBuilder yaml, String format, Object... values) {
        yaml.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
