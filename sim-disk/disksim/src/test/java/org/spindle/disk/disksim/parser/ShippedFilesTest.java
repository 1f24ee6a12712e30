package org.spindle.disk.disksim.parser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The parameter files that come with DiskSim 4.0, where the reference data exist. */
class ShippedFilesTest {
    private static final Path SHIPPED = Path.of(System.getProperty("spindle.root", "."), "..", "shared", "disksim")
            .normalize();

    @BeforeEach
    void needsTheShippedFiles() {
        assumeTrue(Files.isDirectory(SHIPPED), () -> "no DiskSim files in " + SHIPPED);
    }

    private static ParameterFile read(String name) {
        return ParameterFile.read(SHIPPED.resolve(name), List.of());
    }

    private static List<Path> parameterFiles() throws IOException {
        try (Stream<Path> files = Files.list(SHIPPED)) {
            return files.filter(file -> file.toString().matches(".*\\.(parv|diskspecs|model)"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void everyFileParsesWithoutProblemOrWarning() throws IOException {
        assertThat(parameterFiles()).hasSizeGreaterThan(40).allSatisfy(file -> {
            ParameterFile parsed = ParameterFile.read(file, List.of());
            assertThat(parsed.definitions()).isNotEmpty();
            assertThat(parsed.warnings()).isEmpty();
        });
    }

    @Test
    void everyInstantiationAndTopologyNodeOfAScenarioIsKnown() throws IOException {
        assertThat(parameterFiles())
                .filteredOn(file -> file.toString().endsWith(".parv"))
                .allSatisfy(file -> {
                    ParameterFile parsed = ParameterFile.read(file, List.of());
                    List<String> components = new ArrayList<>();
                    for (Instantiation instantiation : parsed.instantiations()) {
                        if (!instantiation.specification().text().equals("ORG0")) {
                            assertThat(parsed.definition(
                                            instantiation.specification().text()))
                                    .isPresent();
                        }
                        instantiation.names().forEach(name -> components.add(name.text()));
                    }
                    assertThat(components).containsAll(names(parsed.topology().orElseThrow()));
                });
    }

    private static List<String> names(TopologyNode node) {
        List<String> names = new ArrayList<>(List.of(node.name()));
        node.children().forEach(child -> names.addAll(names(child)));
        return names;
    }

    @Test
    void theHpC2247aHasItsEightZonesAndCacheParameters() {
        ParameterFile file = read("hp_c2247a.parv");
        BlockValue disk = file.definition("HP_C2247A_validate").orElseThrow().block();
        assertThat(disk.module()).isEqualTo("disksim_disk");
        assertThat(disk.integer("Maximum read-ahead (blks)")).isEqualTo(128);
        assertThat(disk.bool("Use separate write segment")).isTrue();
        assertThat(disk.number("Low (write) water mark")).isEqualTo(0.75);
        assertThat(disk.number("Extradisc 2nd disconnect overhead")).isEqualTo(0.13437, within(0.0));
        assertThat(disk.block("Scheduler").integer("Scheduling policy")).isEqualTo(1);

        BlockValue model = disk.block("Model");
        assertThat(model.position()).isEqualTo(new Position(SHIPPED.resolve("hp_c2247a_validate.model"), 1, 1));
        assertThat(model.integer("Number of cylinders")).isEqualTo(2051);
        List<BlockValue> zones = model.block("Layout Model").list("Zones").blocks();
        assertThat(zones)
                .map(zone -> zone.integer("Blocks per track"))
                .containsExactly(96L, 92L, 88L, 84L, 80L, 72L, 64L, 56L);
        assertThat(zones.get(0).list("slips").integers())
                .containsExactly(468, 526, 1204, 1861, 2447, 2680, 3098, 3683, 4880, 4919, 6952, 7095);
        assertThat(zones.get(0).list("defects").integers()).isEmpty();

        BlockValue mechanics = model.block("Mechanical Model");
        assertThat(mechanics.word("Seek type")).isEqualTo("hplplus10");
        assertThat(mechanics.list("First ten seek times").items())
                .extracting(item -> ((FloatValue) item).value())
                .hasSize(10)
                .startsWith(2.89)
                .endsWith(4.99);
        assertThat(mechanics.list("HPL seek equation values").items().get(0)).isInstanceOf(IntegerValue.class);
    }

    @Test
    void theHpC2247aScenarioHasItsComponentsAndTopology() {
        ParameterFile file = read("hp_c2247a.parv");
        assertThat(file.instantiations())
                .map(instantiation -> instantiation.specification().text())
                .containsExactly("Stats", "BUS0", "BUS1", "HP_C2247A_validate", "DRIVER0", "CTLR0");
        assertThat(names(file.topology().orElseThrow())).containsExactly("driver0", "bus0", "ctlr0", "bus1", "disk0");
        assertThat(file.definition("Synthio")
                        .orElseThrow()
                        .block()
                        .list("Generators")
                        .blocks()
                        .get(0)
                        .list("Sizes")
                        .items()
                        .get(0))
                .isInstanceOfSatisfying(
                        WordValue.class, word -> assertThat(word.text()).isEqualTo("exponential"));
    }

    @Test
    void rangesAndHexadecimalNumbersOfTheAsciiScenario() {
        ParameterFile file = read("ascii.parv");
        assertThat(file.instantiations())
                .map(instantiation -> instantiation.names().size())
                .containsExactly(1, 3, 18, 18, 20, 1, 1);
        List<BlockValue> mappings =
                file.definition("IS").orElseThrow().block().list("I/O Mappings").blocks();
        assertThat(mappings).hasSize(18);
        assertThat(mappings.get(0).integer("tracedev")).isEqualTo(0x0e);
    }
}
