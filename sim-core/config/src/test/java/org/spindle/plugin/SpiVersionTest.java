package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpiVersionTest {

    /**
     * A plugin for another major version is refused, and one for a newer minor version, which may use members that this SPI lacks.
     */
    @ParameterizedTest
    @CsvSource({"1.3,1.3,true", "1.3,1.0,true", "1.3,1.4,false", "1.3,2.0,false", "2.0,1.9,false", "1.10,1.9,true"})
    void aPluginRunsOnTheSameMajorAndNoOlderMinor(String host, String plugin, boolean runs) {
        assertThat(SpiVersion.parse(host).runs(SpiVersion.parse(plugin))).isEqualTo(runs);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "1.", "1.2.3", "v1.0", "1.x", "-1.0", "99999.0"})
    void otherTextsAreNoVersions(String text) {
        assertThatThrownBy(() -> SpiVersion.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'" + text + "' is not an SPI version such as '1.0'");
    }
}
