package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The textbook's design as a file; sim-core tests its figures, this test the processing from the file to the output. */
class DesignCommandTest {

    private static final Path TEXTBOOK = Project.ROOT.resolve("src-test-data/designs/textbook.yaml");

    @TempDir
    private Path directory;

    /** P-20: 1350 I/Os per second for $91,700 on large disks, 4440 for $111,200 on small ones. */
    @Test
    void theTextbooksDesign() {
        Cli cli = Cli.spindle("design", TEXTBOOK);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .contains("25 x 8-gb, 7 strings    1,350    disks   91,700      67.93")
                .contains("100 x 2-gb, 20 strings  4,440  strings  111,200      25.05");
    }

    @Test
    void aDesignIsReadFromStandardInput() throws Exception {
        InputStream usual = System.in;
        try (InputStream input = Files.newInputStream(TEXTBOOK)) {
            System.setIn(input);
            Cli cli = Cli.spindle("design", "-", "--set", "capacity=20 TB");
            assertThat(cli.exit()).as(cli.err()).isEqualTo(2);
            assertThat(cli.err()).contains("standard input: no organisation can be built");
        } finally {
            System.setIn(usual);
        }
    }

    /** V-8: at saturation 95 to 100 % of the least limit are reached; the responses of open arrivals agree to 5 %. */
    @Test
    void modelAndSimulation() {
        Cli cli = Cli.spindle("design", TEXTBOOK, "--set", "stringCounts=[2, 4]", "--simulate", "--json");
        JsonNode organisations = new JsonMapper().readTree(cli.out()).get("organisations");
        assertThat(organisations.size()).isEqualTo(2);
        for (JsonNode organisation : organisations) {
            JsonNode lines = organisation.get("simulated");
            assertThat(lines.get(0).get("difference").doubleValue()).isBetween(-0.05, 0.005);
            assertThat(lines.get(1).get("figure").stringValue()).isEqualTo("response time");
            assertThat(lines.get(1).get("difference").doubleValue()).isCloseTo(0, within(0.05));
            for (int i = 2; i < lines.size(); i++) {
                assertThat(lines.get(i).get("difference").doubleValue())
                        .as(lines.get(i).get("figure").stringValue())
                        .isCloseTo(0, within(0.02));
            }
        }
    }

    /**
     * An organisation that cannot sustain the load has no response time, and is listed with its utilisation and the load that it
     * sustains.
     */
    @Test
    void overloadedOrganisationsAreNamed() {
        Cli cli = Cli.spindle("design", TEXTBOOK, "--set", "load=2000");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .contains("cannot sustain the load\n"
                        + "  25 x 8-gb, 2 strings: the utilisation of the strings would be 1.799 at 2000 I/Os per second;"
                        + " the limit is 1112\n")
                .doesNotContain("100 x 2-gb, 20 strings: the");
        JsonNode organisations = new JsonMapper()
                .readTree(Cli.spindle("design", TEXTBOOK, "--set", "load=2000", "--json")
                        .out())
                .get("organisations");
        assertThat(organisations.get(0).get("overload").stringValue()).contains("utilisation of the strings");
        assertThat(organisations.get(0).has("responseTime")).isFalse();
        assertThat(organisations.get(3).has("overload")).isFalse();
    }

    /** Any device of a scenario can be the disk of a design. */
    @Test
    void aMechanicalDriveStandsForTheDisk() {
        Cli cli = Cli.spindle(
                "design",
                TEXTBOOK,
                "--set",
                "disks={old: {capacity: 100 GB, seek: 8 ms, rotation: 10000 rpm, rate: 20 MB/s, price: 1, scv: 0.1,"
                        + " device: {type: hdd, model: quantum-atlas-10k-9g}}}",
                "--simulate",
                "--requests",
                "3000",
                "--json");
        assertThat(cli.err()).isEmpty();
        JsonNode lines =
                new JsonMapper().readTree(cli.out()).get("organisations").get(0).get("simulated");
        assertThat(lines.get(1).get("simulated").doubleValue()).isBetween(5.0, 40.0);
    }

    @Test
    void everyFigureAsCsv() {
        Path csv = directory.resolve("designs.csv");
        assertThat(Cli.spindle("design", TEXTBOOK, "--axis", "caps.string=0.4,0.8", "--csv", csv)
                        .exit())
                .isZero();
        assertThat(csv).content().startsWith("caps.string,organisation,disks,strings,iops,bottleneck,cost,");
        assertThat(csv).content().hasLineCount(9);
    }

    @Test
    void whatIsWrongIsSaidBeforeAnythingIsComputed() {
        Transcript transcript = new Transcript(directory);
        transcript
                .fails(2, "No such file", "design", directory.resolve("none.yaml"))
                .fails(2, "No candidates", "design", TEXTBOOK, "--set", "disks={}")
                .fails(2, "A negative price", "design", TEXTBOOK, "--set", "disks.8-gb.price=-1")
                .fails(2, "A cap above 1", "design", TEXTBOOK, "--axis", "caps.string=0.4,2")
                .fails(2, "No axis", "design", TEXTBOOK, "--axis", "caps.string")
                .fails(2, "An axis twice", "design", TEXTBOOK, "--axis", "load=1", "--axis", "load=2")
                .fails(2, "An unknown key", "design", TEXTBOOK, "--set", "disks.8-gb.prise=1")
                .fails(2, "Nothing can be built", "design", TEXTBOOK, "--set", "stringCounts=[30]")
                .fails(2, "Nothing can sustain the load", "design", TEXTBOOK, "--set", "load=20000")
                .fails(2, "No strings", "design", TEXTBOOK, "--set", "stringCounts=[0]")
                .fails(2, "An unknown device", "design", TEXTBOOK, "--set", "disks.8-gb.device=fixedd")
                .fails(2, "Pooled", "design", TEXTBOOK, "--set", "placement=pooled", "--simulate")
                .fails(
                        2,
                        "Too many",
                        "design",
                        TEXTBOOK,
                        "--set",
                        "capacity=1 PB",
                        "--set",
                        "buses.io.maxStrings=100000",
                        "--simulate")
                .fails(2, "Too few requests", "design", TEXTBOOK, "--simulate", "--requests", "10");
        transcript.matches("design-errors.txt");
    }
}
