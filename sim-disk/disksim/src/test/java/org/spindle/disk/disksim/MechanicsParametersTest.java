package org.spindle.disk.disksim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How seek times, skews and layouts of a drive in DiskSim are written in a scenario, by the manual of DiskSim 4.0 (dm_disk). */
class MechanicsParametersTest {

    /** In DiskSim 4.0 a unit only applies to skews behind it; by its manual it holds for the block. */
    @Test
    void skewUnitsApplyToWhatStandsBehindThem() {
        Small before = Small.drive();
        Small behind = before.with("               Skew units = revolutions,\n", "")
                .with(
                        "Skew for cylinder switch = 0.125,",
                        "Skew for cylinder switch = 0.125, Skew units = revolutions,");
        assertThat(before.device("geometry.zones.1.skewUnit")).isEqualTo("revolutions");
        assertThat(behind.device("geometry.zones.1.skewUnit")).isNull();
        assertThat(behind.warnings())
                .containsExactly("`Skew units` has no effect: DiskSim applies it only to what stands behind it");
        assertThat(behind.with(ImportOptions.DEFAULT.faithful()).device("geometry.zones.1.skewUnit"))
                .isEqualTo("revolutions");
    }

    @Test
    void skewUnitsBetweenSkewsAreRefused() {
        assertThat(Small.drive()
                        .with("Skew units = revolutions,", "Comment = none,")
                        .with(
                                "Offset of first block = 0.25,",
                                "Offset of first block = 0.25, Skew units = revolutions,")
                        .problems())
                .containsExactly(
                        "80: `Skew units` stands behind `Offset of first block`, to which DiskSim does not apply it;"
                                + " expected to stand before everything that it applies to");
    }

    @Test
    void seekTypes() {
        Small drive = Small.drive()
                .with(
                        "Seek type = hplplus10,",
                        "Constant seek time = 5.0, Single cylinder seek time = 1.0, Average seek time = 8.5,"
                                + " Full strobe seek time = 20.25,\n         Seek type = hplplus10,");
        assertThat(drive.set("Seek type", "constant").device("mechanics.seek"))
                .isEqualTo(Map.of("type", "constant", "time", "5 ms"));
        Map<String, String> times = Map.of("singleCylinder", "1 ms", "average", "8.5 ms", "fullStroke", "20.25 ms");
        assertThat(drive.set("Seek type", "linear").device("mechanics.seek"))
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsAllEntriesOf(times)
                .containsEntry("type", "linear");
        assertThat(drive.set("Seek type", "curve").device("mechanics.seek"))
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsAllEntriesOf(times)
                .containsEntry("type", "three-point");
        assertThat(drive.set("Seek type", "hpl").device("mechanics.seek"))
                .isEqualTo(Map.of(
                        "type", "hpl",
                        "boundary", 15L,
                        "rootConstant", "1 ms",
                        "rootFactor", "0.3 ms",
                        "linearConstant", "1.95 ms",
                        "linearFactor", "0.005 ms"));
        assertThat(drive.set("Seek type", "hpl")
                        .with("0.005, -1.0", "0.005, 0.9")
                        .device("mechanics.seek.singleCylinder"))
                .isEqualTo("0.9 ms");
        assertThat(drive.set("Seek type", "curve").warnings())
                .containsExactly(
                        "this seek type is broken in DiskSim 4.0, which the scenario reproduces: every seek takes"
                                + " about 0 ms there");
        assertThat(drive.notes()).contains("parameter `Average seek time` has no effect: the seek type is another");
        assertThat(drive.set("Seek type", "magic").problems())
                .containsExactly(
                        "93: seek type `magic` is not supported; expected constant, linear, curve, hpl, hplplus10 or"
                                + " extracted");
    }

    @Test
    void listsOfTimesNeedTheirDecimalPoints() {
        assertThat(Small.drive().with("1.8, 1.9 ]", "2, 1.9 ]").problems())
                .containsExactly("93: integer 2 in a list of numbers with a decimal point; expected 2.0");
        assertThat(Small.drive().with(", 1.9 ]", " ]").problems())
                .containsExactly("93: `First ten seek times` holds 9 values; expected 10");
        assertThat(Small.drive().with("[ 15, 1.0", "[ 15.0, 1.0").problems())
                .containsExactly("94: number 15.0 where an integer belongs; expected integer");
    }

    @Test
    void extractedSeekTimesAreWrittenOut(@TempDir Path directory) throws IOException {
        Path table = Files.writeString(
                directory.resolve("x.seek"), "Seek distances measured: 2\n1, 1.943, 0.1\n20,\t12.5\n");
        Small drive = Small.drive()
                .in(directory.resolve("small.parv"))
                .set("Seek type", "extracted")
                .with("Seek type = extracted,", "Seek type = extracted, Full seek curve = x.seek,");
        assertThat(drive.device("mechanics.seek"))
                .isEqualTo(Map.of(
                        "type",
                        "table",
                        "points",
                        List.of(Map.of("distance", 1, "time", "1.943 ms"), Map.of("distance", 20, "time", "12.5 ms"))));

        Small elsewhere = drive.in(Path.of("nowhere", "small.parv"));
        assertThat(elsewhere.problems())
                .containsExactly("92: there is no file `x.seek`; expected a file beside small.parv");
        assertThat(elsewhere
                        .with(ImportOptions.DEFAULT.withSearchPath(List.of(directory)))
                        .device("mechanics.seek.type"))
                .isEqualTo("table");

        Files.writeString(table, "1, 1.943\n1, 2.0\n");
        assertThat(drive.problems()).singleElement().asString().contains("x.seek:2: distance 1 follows 1");
    }

    /** An index entry as DiskSim reads it: lbn, cyl, off, len, cyllen, alen, runlen, cylrunlen, kind, child, head. */
    @Test
    void indexedLayouts() {
        String toy = """
                TP = [ 0, 9, 10 ],
                IDX = [ [ 0, 0, 0.0, 10, 1, 0.0, 10, 1, TRACK, 0, 0, 10, 0, 0.2, 10, 1, 0.0, 10, 1, TRACK, 0, 1 ],
                        [ 0, 0, 0.0, 20, 1, 0.5, 80, 4, IDX, 0 ] ],
                Slips = [ 25, 1 ],
                Remaps = [ 3, 1, 3, 1, 9, 10 ]
                """;
        Small drive = layout("dm_layout_g4", toy).set("Block count", "79").set("Immediate buffer read", "1");
        assertThat(drive.device("geometry.sectors")).isEqualTo(79L);
        assertThat(drive.device("geometry.patterns"))
                .isEqualTo(List.of(Map.of("low", 0L, "high", 9L, "sectorsPerTrack", 10L)));
        assertThat(drive.device("geometry.nodes.0.1"))
                .asString()
                .isEqualTo("{block=10, cylinder=0, angle=0.2, length=10, cylinderLength=1, angleLength=0, runLength=10,"
                        + " cylinderRunLength=1, pattern=0, head=1}");
        assertThat(drive.device("geometry.nodes.1.0"))
                .asString()
                .isEqualTo("{block=0, cylinder=0, angle=0, length=20, cylinderLength=1, angleLength=0.5, runLength=80,"
                        + " cylinderRunLength=4, node=0}");
        assertThat(drive.device("geometry.slips")).isEqualTo(List.of(Map.of("position", 25L, "count", 1L)));
        assertThat(drive.device("geometry.remaps.0.sector")).isEqualTo(9L);
        assertThat(drive.notes()).noneSatisfy(note -> assertThat(note).contains("Immediate buffer read"));
        assertThat(BoundScenario.drive(drive.read())).isNotNull();

        assertThat(drive.with("TRACK, 0, 1 ]", "TRACK, 0 ]").problems())
                .singleElement()
                .asString()
                .contains("an entry of a track without its head");
        assertThat(drive.with("0, 0, 0.0, 20, 1, 0.5", "0, 0, 0, 20, 1, 0.5").problems())
                .singleElement()
                .asString()
                .contains("integer 0 in a list of numbers with a decimal point; expected 0.0");
    }

    @Test
    void extentLayouts(@TempDir Path directory) throws IOException {
        Path map = Files.writeString(directory.resolve("x.map"), "map");
        Small drive = layout("dm_layout_g2", """
                        Skew units = revolutions,
                        Layout Map File = x.map,
                        Zones = [ dm_layout_g2_zone {
                           First cylinder number = 0, Last cylinder number = 2, First LBN = 0, Last LBN = 58,
                           Blocks per track = 10, Zone Skew = 0.4, Skew for track switch = 0.2 } ]
                        """).set("Block count", "59").in(directory.resolve("small.parv"));
        assertThat(drive.device("geometry"))
                .asString()
                .isEqualTo("{type=extents, mapFile=" + map
                        + ", sectors=59, surfaces=2, cylinders=30, skewUnit=revolutions,"
                        + " zones=[{firstCylinder=0, lastCylinder=2, firstBlock=0, lastBlock=58, sectorsPerTrack=10,"
                        + " zoneSkew=0.4, trackSkew=0.2}]}");
        assertThat(BoundScenario.drive(drive.read())).isNotNull();
    }

    private static Small layout(String module, String content) {
        return Small.drive()
                .with(
                        "Layout Model = dm_layout_g1 {",
                        "Layout Model = " + module + " {\n" + content + "}," + "\n      Replaced = dm_layout_g1 {");
    }

    @Test
    void moreCylindersThanAreToldAreThose() {
        Small drive = Small.drive().set("Number of cylinders", "29");
        assertThat(drive.device("geometry.cylinders")).isEqualTo(30);
        assertThat(drive.warnings())
                .containsExactly("`Number of cylinders` is 29, but the zones reach cylinder 29; the scenario has 30");
    }
}
