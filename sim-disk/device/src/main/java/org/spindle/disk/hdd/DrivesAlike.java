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

/**
 * What the drives of a run that are described alike share: to fit a seek curve takes milliseconds. Rotation is not among it,
 * as it may have a state.
 */
final class DrivesAlike {

    /** All that layout and seeks depend on. */
    private record Description(Geometry geometry, Mechanics mechanics, Size sectorSize, Set<HddCompat> compat) {

        /** Of two parts: for each of some ten nested records the JVM would generate code at each start, which takes 13 ms. */
        @Override
        public int hashCode() {
            return 31 * mechanics.rotation().rpm() + sectorSize.hashCode();
        }
    }

    private final Map<Description, LayoutAndSeeks> made = new HashMap<>();
    private final AverageSeeks averages;

    DrivesAlike(AverageSeeks averages) {
        this.averages = averages;
    }

    /**
     * Returns layout and seek times of a drive.
     *
     * @param compat defects to be reproduced
     * @throws IllegalArgumentException if geometry or seek times contradict themselves
     * @throws java.io.UncheckedIOException if a file that they name cannot be read
     */
    LayoutAndSeeks of(HddConfig drive, Set<HddCompat> compat) {
        return made.computeIfAbsent(
                new Description(drive.geometry(), drive.mechanics(), drive.sectorSize(), compat),
                absent -> LayoutAndSeeks.of(LayoutFactory.create(drive, compat), drive.mechanics(), compat, averages));
    }
}
