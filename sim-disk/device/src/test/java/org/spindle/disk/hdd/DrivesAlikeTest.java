package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.disk.hdd.spec.HddCompat;

class DrivesAlikeTest {

    private static final Set<HddCompat> NONE = EnumSet.noneOf(HddCompat.class);

    private final DrivesAlike alike = new DrivesAlike(new AverageSeeks());
    private final LayoutAndSeeks plain = alike.of(Drives.plain(), NONE);

    @ParameterizedTest
    @ValueSource(strings = {"queueDepth=4", "buffer.segments=7"})
    void electronicsMakeNoDifference(String electronics) {
        assertThat(alike.of(Drives.plain(electronics), NONE)).isSameAs(plain);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mechanics.headSwitch=0.6 ms",
                "mechanics.writeSettle=0.1 ms",
                "geometry.surfaces=3",
                "sectorSize=4 KiB"
            })
    void otherMechanicsDo(String difference) {
        assertThat(alike.of(Drives.plain(difference), NONE)).isNotSameAs(plain);
    }

    @Test
    void defectsToBeReproducedDo() {
        assertThat(alike.of(Drives.plain(), EnumSet.of(HddCompat.BROKEN_SEEK_MODELS)))
                .isNotSameAs(plain);
    }

    /** A rotation that is truncated keeps the angle of the last sector. */
    @Test
    void eachDriveTurnsOnItsOwn() {
        EnumSet<HddCompat> truncated = EnumSet.of(HddCompat.TRUNCATED_ROTATION);
        LayoutAndSeeks shared = alike.of(Drives.plain(), truncated);
        Mechanism one = new Mechanism(Drives.plain().mechanics(), shared, truncated);
        Mechanism other = new Mechanism(Drives.plain().mechanics(), shared, truncated);
        assertThat(one.rotation()).isNotSameAs(other.rotation());
    }
}
