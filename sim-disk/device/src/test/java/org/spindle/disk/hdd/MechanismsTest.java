package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.disk.hdd.spec.HddCompat;

class MechanismsTest {

    private static final Set<HddCompat> NONE = EnumSet.noneOf(HddCompat.class);

    private final Mechanisms mechanisms = new Mechanisms();
    private final Mechanism plain = mechanisms.of(Drives.plain(), NONE);

    @ParameterizedTest
    @ValueSource(strings = {"queueDepth=4", "buffer.segments=7"})
    void drivesDescribedAlikeHaveOneWhateverTheirElectronics(String electronics) {
        assertThat(mechanisms.of(Drives.plain(electronics), NONE)).isSameAs(plain);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mechanics.headSwitch=0.6 ms",
                "mechanics.rotation=7200 rpm",
                "geometry.surfaces=3",
                "sectorSize=4 KiB"
            })
    void aDriveThatDiffersHasOneOfItsOwn(String difference) {
        assertThat(mechanisms.of(Drives.plain(difference), NONE)).isNotSameAs(plain);
    }

    @Test
    void defectsToBeReproducedAreADifference() {
        Mechanism truncated = mechanisms.of(Drives.plain(), EnumSet.of(HddCompat.TRUNCATED_ROTATION));
        assertThat(truncated.rotation()).isNotInstanceOf(plain.rotation().getClass());
    }
}
