package org.spindle.disk.disksim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
