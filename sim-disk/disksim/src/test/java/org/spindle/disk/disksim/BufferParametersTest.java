package org.spindle.disk.disksim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** How parameters of a drive's buffer in DiskSim are written in a scenario, by the manual of DiskSim 4.0 (disksim_disk). */
class BufferParametersTest {

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
}
