package org.spindle.disk.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.disk.hdd.spec.DataSheetGeometry;
import org.spindle.disk.hdd.spec.HddConfig;

class CatalogueTest {

    static List<String> names() {
        return Catalogue.names();
    }

    @Test
    void indexListsEveryPresetInAlphabeticalOrder() throws IOException, URISyntaxException {
        Path index = Path.of(
                Objects.requireNonNull(Catalogue.class.getResource("index.txt")).toURI());
        try (Stream<Path> files = Files.list(Objects.requireNonNull(index.getParent()))) {
            List<String> presets = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".yaml"))
                    .map(file -> file.substring(0, file.length() - ".yaml".length()))
                    .sorted()
                    .toList();
            assertThat(Catalogue.names()).isEqualTo(presets);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyPresetIsACompleteConfiguration(String name) {
        assertThat(Presets.config(name).queueDepth()).isPositive();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyPresetSaysWhatItIsWhereItComesFromAndWhatIsAssumed(String name) {
        assertThat(Catalogue.yaml(name))
                .startsWith("# ")
                .contains("\n# Source: ")
                .contains("\n# Assumed");
        assertThat(Catalogue.description(Catalogue.yaml(name))).matches("\\S.* [GT]B, \\d+ rpm, .*");
    }

    /** A stream served by a segment must find its read-ahead in it. */
    @ParameterizedTest
    @MethodSource("names")
    void readAheadFitsItsSegment(String name) {
        HddConfig config = Presets.config(name);
        if (config.buffer().readAhead().enabled()) {
            assertThat(Objects.requireNonNull(config.buffer().readAhead().maximum()))
                    .isLessThanOrEqualTo(config.buffer().segmentSize());
        }
    }

    @Test
    void theCatalogueCoversTheSpeedsCapacitiesAndSectorSizesOfFourDecades() {
        List<HddConfig> drives =
                Presets.ofDataSheets().stream().map(Presets::config).toList();
        assertThat(drives)
                .extracting(drive -> drive.mechanics().rotation().rpm())
                .contains(5400, 7200, 10_000, 15_000);
        assertThat(drives)
                .extracting(drive ->
                        ((DataSheetGeometry) drive.geometry()).capacity().bytes())
                .anyMatch(bytes -> bytes < 5_000_000_000L)
                .anyMatch(bytes -> bytes > 20_000_000_000_000L);
        assertThat(drives)
                .extracting(drive -> drive.sectorSize().bytes() + "/" + drive.logicalSectorBytes())
                .contains("512/512", "4096/512", "4096/4096");
    }

    @Test
    void anUnknownModelIsRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> Catalogue.yaml("hp-c2247"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'hp-c2247'")
                .hasMessageContaining("hp-c2247a");
    }
}
