package org.spindle.disk.hdd;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.spindle.disk.assembly.LayoutFactory;
import org.spindle.disk.hdd.spec.Geometry;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.Mechanics;
import org.spindle.spi.config.Size;

/** The mechanisms of the drives of a run. Drives that are described alike have one: to fit a seek curve takes milliseconds. */
final class Mechanisms {

    /** All that a mechanism depends on. */
    private record Description(Geometry geometry, Mechanics mechanics, Size sectorSize, Set<HddCompat> compat) {}

    private final Map<Description, Mechanism> made = new HashMap<>();

    /**
     * Returns the mechanism of a drive.
     *
     * @param compat defects to be reproduced
     * @throws IllegalArgumentException if geometry or seek times contradict themselves
     * @throws java.io.UncheckedIOException if a file that they name cannot be read
     */
    Mechanism of(HddConfig drive, Set<HddCompat> compat) {
        return made.computeIfAbsent(
                new Description(drive.geometry(), drive.mechanics(), drive.sectorSize(), compat),
                absent -> new Mechanism(drive.mechanics(), LayoutFactory.create(drive, compat), compat));
    }
}
