package org.spindle.host.redcap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.host.volume.VolumeRig;

/** Invalid values are refused with their place and a valid alternative. */
class RedcapConfigTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "version: 3 | is not a version of REDCAP",
                "version: 3 | 1, 2 or vd",
                "segments: 0 | allowed: 1 to 1048576",
                "segment: 2 KiB/block: 4 KiB | 2 KiB is less than a block of 4 KiB",
                "segment: 10 KiB/block: 4 KiB | a multiple of 4 KiB",
                "block: 1000 B | a multiple of 512 B",
                "block: 4 KiB/segment: 8 KiB/largest: 2 KiB | 2 KiB is less than a block of 4 KiB",
                "checks: {least: 200} | at most 100",
                "checks: {most: 60} | at least 100",
                "checks: {window: 0} | allowed: 1 to 1000000",
                "checks: {decay: 0.5} | at least 1",
            })
    void refuses(String config, String part) {
        assertThatThrownBy(() -> new RedcapRig(600, config.replace("/", "\n"))).hasMessageContaining(part.strip());
    }

    @Test
    void refusesSeveralUnits() {
        RedcapConfig config = RedcapRig.bind("");
        assertThatThrownBy(() ->
                        new VolumeRig(new long[] {600, 600}, context -> new RedcapFactory().create(config, context)))
                .hasMessageContaining("over each of them");
    }

    /** Section 2.5.2: 64 segments of 128 KiB; section 3.5.2: 512 of them. */
    @Test
    void hasTheSizesOfTheThesis() {
        assertThat(RedcapRig.bind("").slots()).isEqualTo(64);
        assertThat(RedcapRig.bind("version: vd").slots()).isEqualTo(512);
        assertThat(RedcapRig.bind("version: vd\nsegments: 7").slots()).isEqualTo(7);
        assertThat(RedcapRig.bind("version: vd").filling()).isEqualTo(FillKind.SINGLE);
        assertThat(RedcapRig.bind("version: 1").filling()).isEqualTo(FillKind.PIECES);
    }
}
