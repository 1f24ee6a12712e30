package org.spindle.disk.disksim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.SkewUnit;
import org.spindle.disk.hdd.spec.ZonedGeometry;

/**
 * How each parameter of DiskSim is written in a scenario. The meanings are those of the DiskSim 4.0 manual's chapters on the
 * disk module (disksim_disk), the disk model (dm_disk) and the queue (disksim_ioqueue).
 */
class SmallDriveTest {

    /** Written by hand from small.parv. */
    @Test
    void theWholeScenario() throws IOException {
        try (InputStream in = getClass().getResourceAsStream("small.yaml")) {
            String expected = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(ScenarioText.of(Small.drive().read().scenario())).isEqualTo(expected);
        }
        assertThat(Small.drive().warnings()).isEmpty();
    }

    @Test
    void theScenarioBindsToTheConfigRecords() {
        HddConfig drive = BoundScenario.drive(Small.drive().read());
        assertThat(drive.queueDepth()).isEqualTo(4);
        assertThat(drive.overheads().readMiss().afterWrite().nanos()).isEqualTo(210_000);
        assertThat(drive.buffer().segmentSize().sectors()).isEqualTo(64);
        assertThat(((ZonedGeometry) drive.geometry()).zones().get(1).skewUnit()).isEqualTo(SkewUnit.REVOLUTIONS);
    }

    @Test
    void everyDigitIsKept() {
        assertThat(Small.drive()
                        .set("Minimum seek delay", "0.123456789012345678")
                        .device("overheads.minimumWriteSeek"))
                .isEqualTo("0.123456789012345678 ms");
        assertThat(Small.drive().set("Minimum seek delay", "1.5e-3").device("overheads.minimumWriteSeek"))
                .isEqualTo("0.0015 ms");
        assertThat(Small.drive().set("Minimum seek delay", "20").device("overheads.minimumWriteSeek"))
                .isEqualTo("20 ms");
    }

    @ParameterizedTest
    @CsvSource({
        "Fast write level, 0, buffer.writeReporting, on-medium",
        "Fast write level, 1, buffer.writeReporting, in-buffer-appends-first",
        "Buffer continuous read, 0, buffer.readAhead.until, none",
        "Buffer continuous read, 1, buffer.readAhead.until, end-of-track",
        "Buffer continuous read, 2, buffer.readAhead.until, end-of-cylinder",
        "Buffer continuous read, 3, buffer.readAhead.until, segment",
        "Read-ahead over requested, -1, buffer.readAhead.requested, drop",
        "Read-ahead over requested, 1, buffer.readAhead.requested, overwrite",
        "Set watermark by reqsize, 1, buffer.watermarkBase, request",
        "Preseeking level, 1, bus.preseek, during-completion",
        "Preseeking level, 2, bus.preseek, after-medium",
        "LBN-to-PBN mapping scheme, 0, geometry.surfaceOrder, ascending",
        "LBN-to-PBN mapping scheme, 2, geometry.surfaceOrder, serpentine-on-disk",
        "Sparing scheme used, 1, geometry.sparing, tracks-in-zone",
        "Sparing scheme used, 5, geometry.sparing, sectors-at-cylinder-front",
        "Sparing scheme used, 10, geometry.sparing, sectors-in-zone-slips-extra",
    })
    void codes(String parameter, String code, String key, String meaning) {
        Small drive = Small.drive().set(parameter, code);
        assertThat(drive.device(key)).isEqualTo(meaning);
        assertThat(BoundScenario.drive(drive.read())).isNotNull();
    }

    @ParameterizedTest
    @CsvSource({
        "Fast write level, 3, '0 to 2'",
        "Buffer continuous read, 5, '0 to 4'",
        "Read-ahead over requested, -2, '-1 to 1'",
        "Preseeking level, 3, '0 to 2'",
        "Sparing scheme used, 11, '0 to 10'",
        "LBN-to-PBN mapping scheme, 3, '0 to 2'",
        "Low (write) water mark, 1.25, '0 to 1'",
        "Never disconnect, 2, '`Never disconnect = <0 or 1>`'",
        "Minimum seek delay, -0.1, '0 or more'",
        "Max queue length, 0, '1 or more'",
        "Maximum number of write segments, 4, '1 to 3'",
        "Number of buffer segments, 0, '1 or more'",
        "Segment size (in blks), 0, '1 or more'",
        "Rotation speed (in rpms), 0, '1 or more'"
    })
    void valuesOutOfRangeAreRefused(String parameter, String value, String expected) {
        assertThat(Small.drive().set(parameter, value).problems())
                .anySatisfy(problem ->
                        assertThat(problem).contains("`" + parameter + "`").endsWith("; expected " + expected));
    }

    @Test
    void allProblemsAreShownAtOnce() {
        assertThat(Small.drive()
                        .set("Fast write level", "3")
                        .set("Max queue length", "none")
                        .set("disksim_ctlr ADAPTER", "type", "4")
                        .problems())
                .containsExactly(
                        "46: parameter `type` is 4; expected 1 to 3",
                        "116: parameter `Max queue length` is word `none`; expected `Max queue length = <integer>`",
                        "147: parameter `Fast write level` is 3; expected 0 to 2");
    }

    /** "Minimum and maximum read-ahead": a maximum below the minimum is raised to it, and 0 is no maximum. */
    @Test
    void readAheadLimits() {
        Small drive = Small.drive();
        assertThat(drive.device("buffer.readAhead.maximum")).isEqualTo("32 sectors");
        assertThat(drive.set("Maximum read-ahead (blks)", "5").device("buffer.readAhead.maximum"))
                .isEqualTo("8 sectors");
        Small unlimited = drive.set("Minimum read-ahead (blks)", "0").set("Maximum read-ahead (blks)", "0");
        assertThat(unlimited.device("buffer.readAhead.maximum")).isNull();
        Small none = drive.set("Buffer continuous read", "0");
        assertThat(none.device("buffer.readAhead.minimum")).isNull();
        assertThat(none.device("buffer.readAhead.maximum")).isNull();
        assertThat(none.notes())
                .contains("parameter `Maximum read-ahead (blks)` has no effect: there is no read-ahead");
    }

    @Test
    void aBufferThatDoesNotCacheNeitherReadsAheadNorReportsEarly() {
        assertThat(Small.drive().set("Enable caching in buffer", "0").problems())
                .containsExactly(
                        "141: `Buffer continuous read` needs a buffer that caches (`Enable caching in buffer` is 0);"
                                + " expected 0",
                        "147: `Fast write level` needs a buffer that caches (`Enable caching in buffer` is 0); expected 0");
    }

    @Test
    void sneakyHitsContradictAHeldBus() {
        assertThat(Small.drive().set("Hold bus entire read xfer", "1").problems())
                .containsExactly(
                        "126: `Allow sneaky full read hits` contradicts `Hold bus entire read xfer`; expected one of"
                                + " the two to be 0");
    }

    @Test
    void extraWriteDisconnect() {
        Small drive = Small.drive().set("Extra write disconnect", "1").set("Extradisc seek delta", "0.25");
        assertThat(drive.device("bus.extraWriteDisconnect"))
                .isEqualTo(Map.of(
                        "command", "0 ms",
                        "disconnect", "0 ms",
                        "away", "0 ms",
                        "secondDisconnect", "0 ms",
                        "seekDelay", "0.25 ms"));
        assertThat(drive.notes()).anySatisfy(note -> assertThat(note).startsWith("`Extra write disconnect` only sets"));
        assertThat(drive.with(ImportOptions.DEFAULT.faithful()).notes())
                .noneSatisfy(note -> assertThat(note).startsWith("`Extra write disconnect` only sets"));
        assertThat(Small.drive().set("Extradisc seek delta", "0.25").notes())
                .contains("parameter `Extradisc seek delta` has no effect: there is no extra disconnection");
    }

    @Test
    void disconnectWriteIfSeekIsRefused() {
        assertThat(Small.drive().set("Disconnect write if seek", "1").problems())
                .containsExactly(
                        "152: `Disconnect write if seek` is not supported: DiskSim 4.0 itself loses requests with it;"
                                + " expected 0");
    }

    @Test
    void defectsAreReproducedUnlessOneWantsTheManual() {
        Small slots = Small.drive().set("disksim_bus DRIVE_BUS", "Arbitration type", "1");
        assertThat(slots.device("compat")).isEqualTo(List.of("disksim"));
        assertThat(Small.at(slots.read().scenario(), "buses.bus1.compat")).isEqualTo(List.of("highest-slot-first"));
        Map<String, Object> faithful =
                slots.with(ImportOptions.DEFAULT.faithful()).read().scenario();
        assertThat(Small.at(faithful, "devices.disk0.compat")).isNull();
        assertThat(Small.at(faithful, "buses.bus1.compat")).isNull();
        assertThat(Small.at(faithful, "buses.bus1.arbitration")).isEqualTo("slot-priority");
    }

    @Test
    void whatDiskSimIgnoresIsNotedWhenItsDefectsAreReproduced() {
        Small drive = Small.drive().set("Immediate buffer read", "2").set("Use separate write segment", "1");
        assertThat(drive.device("buffer.zeroLatencyReads")).isEqualTo(true);
        assertThat(drive.notes())
                .contains(
                        "parameter `Immediate buffer read` has no effect: with such a layout DiskSim 4.0 always begins with"
                                + " the first wanted sector",
                        "parameter `Use separate write segment` has no effect: DiskSim 4.0 never stores it");
        assertThat(drive.with(ImportOptions.DEFAULT.faithful()).notes())
                .noneSatisfy(note -> assertThat(note).contains("DiskSim 4.0 always"))
                .noneSatisfy(note -> assertThat(note).contains("separate"));
    }

    @Test
    void theOnlySegmentCannotBeSetApart() {
        Small drive = Small.drive()
                .set("Number of buffer segments", "1")
                .set("Maximum number of write segments", "1")
                .set("Use separate write segment", "1");
        assertThat(drive.device("buffer.separateWriteSegment")).isEqualTo(false);
        assertThat(drive.notes())
                .contains("parameter `Use separate write segment` has no effect: the only segment cannot be reserved");
        assertThat(BoundScenario.drive(drive.read()).buffer().segments()).isEqualTo(1);
    }

    @Test
    void whatAsksForNothingIsNotNoted() {
        assertThat(Small.drive().read().notes())
                .extracting(Note::toString)
                .containsExactly(
                        "small.parv:3:27: parameter `Stat definition file` has no effect: statistics need no definition",
                        "small.parv:91:29: parameter `Access time type` has no effect: every access takes its seek, head"
                                + " switch and rotation");
    }

    @Test
    void unknownParametersAreWarnedOf() {
        assertThat(Small.drive()
                        .with("Minimum seek delay = 0.6", "Minimum seek delay = 0.6, Fast write levl = 1, Colour = red")
                        .warnings())
                .containsExactly(
                        "parameter `Fast write levl` is unknown in `disksim_disk` and has no effect; did you mean `Fast"
                                + " write level`?",
                        "parameter `Colour` is unknown in `disksim_disk` and has no effect");
    }

    @Test
    void missingParametersAreRefused() {
        assertThat(Small.drive().with("   Never disconnect = 0,\n", "").problems())
                .containsExactly("53: block `disksim_disk DRIVE` has no parameter `Never disconnect`; expected `Never"
                        + " disconnect = <0 or 1>`");
    }

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

    /** The table of policies; 17 is SSTF and 24 is SPTF because their weights are always 0. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1  | {type=fcfs}",
                "2  | {type=look}",
                "3  | {type=c-look}",
                "4  | {type=sstf}",
                "5  | {type=look, knowledge=map}",
                "6  | {type=c-look, knowledge=map}",
                "7  | {type=sstf, knowledge=map}",
                "8  | {type=sptf, compat=[disksim]}",
                "9  | {type=spctf, compat=[disksim]}",
                "10 | {type=satf, compat=[disksim]}",
                "11 | {type=sptf, compat=[disksim], limit=6 ms}",
                "12 | {type=spctf, compat=[disksim], limit=6 ms}",
                "13 | {type=satf, compat=[disksim], limit=6 ms}",
                "14 | {type=sptf, compat=[disksim], w=6}",
                "15 | {type=spctf, compat=[disksim], w=6}",
                "16 | {type=satf, compat=[disksim], w=6}",
                "17 | {type=sstf}",
                "18 | {type=v-scan, knowledge=map, compat=[lowest-first]}",
                "20 | {type=sptf, compat=[disksim], w=6, ageing=urgent}",
                "21 | {type=spctf, compat=[disksim], w=6, ageing=urgent}",
                "22 | {type=sstf, knowledge=map, compat=[first-in-order]}",
                "23 | {type=shortest-distance}",
                "24 | {type=sptf, compat=[disksim]}"
            })
    void schedulingPolicies(int number, String scheduler) {
        Small small = driver("Scheduling policy", String.valueOf(number))
                .set("disksim_iodriver DRIVER", "Cylinder mapping strategy", "1")
                .set("disksim_iodriver DRIVER", "Timeout time/weight", "6");
        assertThat(Small.at(small.read().scenario(), "driver.scheduler")).hasToString(scheduler);
    }

    @Test
    void policiesThatAreSomethingElseInDiskSim() {
        assertThat(driver("Scheduling policy", "17").notes())
                .anySatisfy(note -> assertThat(note).contains("imported as SSTF"));
        assertThat(policy(7)).as("without a map all cylinders are one").isEqualTo("c-look");
        assertThat(driver("Scheduling policy", "27").problems())
                .containsExactly("10: scheduling policy 27 (TSPS, which divides by zero in DiskSim) is not supported;"
                        + " expected 1 to 18, or 20 to 24");
        assertThat(driver("Scheduling policy", "5")
                        .set("disksim_iodriver DRIVER", "Cylinder mapping strategy", "6")
                        .problems())
                .singleElement()
                .asString()
                .contains("divides by zero");
    }

    @Test
    void initiationDelaysAreAddedToPredictions() {
        Small small = driver("Scheduling policy", "8")
                .set("disksim_iodriver DRIVER", "Write initiation delay", "0.83")
                .set("disksim_iodriver DRIVER", "Read initiation delay", "0.56");
        assertThat(Small.at(small.read().scenario(), "driver.scheduler"))
                .hasToString("{type=sptf, readDelay=0.56 ms, writeDelay=0.83 ms, compat=[disksim]}");
    }

    private static Object policy(int number) {
        return Small.at(
                driver("Scheduling policy", String.valueOf(number)).read().scenario(), "driver.scheduler.type");
    }

    private static Small driver(String parameter, String value) {
        return Small.drive().set("disksim_iodriver DRIVER", parameter, value);
    }

    @Test
    void queuesThatDoMoreThanOrder() {
        assertThat(scheduler(driver("Scheduling priority scheme", "1")
                        .set("disksim_iodriver DRIVER", "Priority scheduling", "4")))
                .isEqualTo("{type=priority, base={type=c-look}, urgent={type=sstf}}");
        assertThat(scheduler(driver("Sequential stream scheme", "12")
                        .set("disksim_iodriver DRIVER", "Sequential stream diff maximum", "2")))
                .isEqualTo("{type=sequence, base={type=c-look}, reads=true, writes=true, mixed=false, gap=2}");
        assertThat(scheduler(driver("Sequential stream scheme", "1")
                        .set("disksim_iodriver DRIVER", "Maximum concat size", "128")))
                .isEqualTo("{type=concatenate, base={type=c-look}, reads=true, writes=false, limit=128 sectors,"
                        + " scope=neighbours}");
        Small overlaps = driver("Overlapping request scheme", "1");
        assertThat(scheduler(overlaps))
                .isEqualTo("{type=collapse, base={type=c-look}, match=identical, joining=completion}");
        assertThat(overlaps.warnings()).isEmpty();
    }

    private static String scheduler(Small small) {
        return String.valueOf(Small.at(small.read().scenario(), "driver.scheduler"));
    }

    @Test
    void combinationsInsideADriveAreRefused() {
        assertThat(Small.drive().set("Overlapping request scheme", "2").problems())
                .singleElement()
                .asString()
                .contains("completing overlapping requests by one access inside a drive is not supported");
    }

    /** Concatenation needs both a scheme and a size; the timeout scheme is never stored. */
    @Test
    void settingsOfQueuesWithoutEffect() {
        assertThat(driver("Maximum concat size", "128").notes())
                .contains(
                        "parameter `Maximum concat size` has no effect: it concatenates requests only with a sequential"
                                + " stream scheme");
        assertThat(driver("Sequential stream scheme", "3").notes())
                .contains("parameter `Sequential stream scheme` has no effect: the most it may concatenate is 0");
        assertThat(driver("Scheduling timeout scheme", "1").notes())
                .contains(
                        "parameter `Scheduling timeout scheme` has no effect: DiskSim 4.0 never stores it, so that there"
                                + " are no timeouts");
        assertThat(driver("Write initiation delay", "0.5").notes())
                .contains(
                        "parameter `Write initiation delay` has no effect: only policies that predict positions use it");
    }

    @Test
    void theQueueOfADriveThatHoldsOneRequestHasNoEffect() {
        Small drive = Small.drive()
                .set("Max queue length", "1")
                .set("Scheduling policy", "9")
                .set("Overlapping request scheme", "2");
        assertThat(drive.device("scheduler.type")).isEqualTo("fcfs");
        assertThat(drive.notes())
                .contains(
                        "parameter `Scheduling policy` has no effect: the drive holds one request at a time",
                        "parameter `Overlapping request scheme` has no effect: the drive holds one request at a time");
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
    void extractedSeekTimesAreWrittenOutOrNamed(@TempDir Path directory) throws IOException {
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
        assertThat(drive.with(ImportOptions.DEFAULT.withTableFiles()).device("mechanics.seek"))
                .isEqualTo(Map.of("type", "table-file", "file", table.toString()));

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

    @Test
    void warmUp() {
        Small global = Small.drive().with("Stat definition file = statdefs", "Statistic warm-up time = 2.5");
        assertThat(global.read().scenario().get("warmUp")).isEqualTo(Map.of("time", "2.5 s"));
        Small requests = Small.drive().with("Stat definition file = statdefs", "Statistic warm-up IOs = 100");
        assertThat(requests.read().scenario().get("warmUp")).isEqualTo(Map.of("requests", 100L));
        assertThat(requests.warnings()).hasSize(1);
        assertThat(Small.drive().read().scenario()).doesNotContainKey("warmUp");
        assertThat(global.with("warm-up time = 2.5", "warm-up time = 2.5, Statistic warm-up IOs = 100")
                        .problems())
                .hasSize(1);
    }

    @Test
    void anIdentityIsNoLayer() {
        String organisation = "disksim_logorg org0 { Addressing mode = Parts, Distribution scheme = Asis,"
                + " Redundancy scheme = Noredun, devices = [ disk0 ], Stripe unit = 64 }\n";
        Small drive = Small.drive().with("instantiate [ driver0 ]", organisation + "instantiate [ driver0 ]");
        assertThat(drive.notes())
                .contains("block `disksim_logorg org0` has no effect: it maps its devices onto themselves");
        assertThat(drive.read().scenario()).doesNotContainKey("layers");
        assertThat(drive.with("= Noredun", "= Doubled").problems())
                .singleElement()
                .asString()
                .endsWith(
                        "`Redundancy scheme` is `Doubled`; expected one of Noredun, Shadowed, Parity_disk, Parity_rotated");
        assertThat(drive.with("[ disk0 ], Stripe", "[ disk1 ], Stripe").problems())
                .hasSize(1);
    }

    @Test
    void mappingsOfTracesApplyWhereTheyAreInstantiated() {
        Small drive = Small.drive()
                .with(
                        "instantiate [ driver0 ]",
                        "disksim_iosim IO { I/O Trace Time Scale = 2.0, I/O Mappings = [ disksim_iomap { tracedev = 0x0e,"
                                + " simdev = disk0, locScale = 1024, sizeScale = 2, offset = 8 } ] }\n"
                                + "instantiate [ driver0 ]");
        assertThat(drive.notes()).contains("block `disksim_iosim IO` has no effect: it is not instantiated");
        assertThat(drive.read().traceKeys()).isEmpty();
        Small instantiated = drive.with("instantiate [ driver0 ]", "instantiate [ io ] as IO\ninstantiate [ driver0 ]");
        assertThat(instantiated.notes())
                .contains("parameter `I/O Trace Time Scale` has no effect: DiskSim 4.0 never stores it");
        assertThat(instantiated.read().traceKeys())
                .isEqualTo(Map.of(
                        "devices",
                        Map.of("0", "disk0", "14", "disk0"),
                        "adjust",
                        Map.of("14", Map.of("addressTimes", 2L, "lengthTimes", 2L, "offset", "8 sectors"))));
        assertThat(instantiated.with("simdev = disk0", "simdev = disk7").problems())
                .singleElement()
                .asString()
                .endsWith("`disk7` is not a device; expected one of disk0");
        assertThat(instantiated.with("locScale = 1024", "locScale = 700").problems())
                .singleElement()
                .asString()
                .endsWith("`locScale` is 700; expected a multiple of 512, or a divisor of it");
        assertThat(instantiated
                        .with("locScale = 1024, sizeScale = 2, offset = 8", "locScale = 128")
                        .read()
                        .traceKeys())
                .containsEntry("adjust", Map.of("14", Map.of("addressDividedBy", 4L)));
    }

    @Test
    void theTopologyIsATree() {
        String children = "expected one of `disksim_ctlr`, `disksim_disk`, `disksim_simpledisk`";
        assertThat(Small.drive()
                        .with("disksim_disk disk0 []", "memsmodel_mems disk0 []")
                        .problems())
                .containsExactly("191: component `memsmodel_mems disk0` below `bus1` is not supported; " + children);
        assertThat(Small.drive().with("disksim_disk disk0 []", "").problems())
                .containsExactly("190: there is nothing below `bus1`; " + children);
        assertThat(Small.drive()
                        .with("disksim_disk disk0 []", "disksim_disk disk0 [], disksim_disk disk0 []")
                        .problems())
                .singleElement()
                .asString()
                .startsWith("191: component `disk0` is in the topology already, at small.parv:191:");
        assertThat(Small.drive()
                        .with("disksim_disk disk0 []", "disksim_disk disk0 [ disksim_bus bus2 [] ]")
                        .problems())
                .containsExactly("191: a component below the device `disk0`; expected `[]`");
        assertThat(Small.drive().with("instantiate [ bus1 ] as DRIVE_BUS\n", "").problems())
                .containsExactly(
                        "189: component `bus1` is not instantiated; expected `instantiate [ bus1 ] as` a specification");
        assertThat(Small.drive()
                        .with("instantiate [ bus1 ] as DRIVE_BUS", "instantiate [ bus1 ] as ADAPTER")
                        .problems())
                .containsExactly("190: component `bus1` is a `disksim_ctlr`; expected a `disksim_bus`");
        assertThat(Small.drive().with("[ disk0 ] as DRIVE", "[ disk0 ] as DISK").problems())
                .containsExactly("185: there is no specification `DISK`; expected the name of a `disksim_disk`");
        assertThat(Small.drive()
                        .with("instantiate [ bus1 ]", "instantiate [ bus1, bus0 ]")
                        .problems())
                .singleElement()
                .asString()
                .contains("component `bus0` exists already");
    }

    @Test
    void specificationsOutsideTheTopologyAreNoted() {
        assertThat(Small.drive()
                        .with("disksim_ctlr ADAPTER {", "disksim_ctlr OTHER { type = 3 }\ndisksim_ctlr ADAPTER {")
                        .notes())
                .contains("`disksim_ctlr OTHER` is not in the topology");
    }

    @Test
    void aDriveWithoutATopologyIsRefused() {
        ParameterFile file = ParameterFile.parse(Path.of("x.diskspecs"), "disksim_disk X { }", List.of());
        assertThat(catchThrowable(() -> new DiskSimImport(ImportOptions.DEFAULT).read(file)))
                .hasMessage("x.diskspecs:1:1: there is no topology; expected a `topology` from driver to drive");
    }

    @Test
    void keysAreWrittenOnce() {
        Map<?, ?> device = (Map<?, ?>) Small.at(Small.drive().read().scenario(), "devices.disk0");
        assertThat(new TreeSet<>(device.keySet().stream().map(String::valueOf).toList()))
                .containsExactly(
                        "buffer",
                        "bus",
                        "compat",
                        "geometry",
                        "mechanics",
                        "overheads",
                        "queueDepth",
                        "scheduler",
                        "type");
    }
}
