package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.request.Operation;

/**
 * The sector at which an access begins on the drive of {@link Drives#PLAIN}, whatever the order of its sectors: that whose
 * beginning the head meets as it arrives is the first, also if it arrives there exactly.
 */
class FirstSectorTest {

    private static final Offset<Double> EXACT = within(2e-6);

    private static final String ZERO_LATENCY = "buffer.zeroLatencyReads=true";

    private static final String WHOLE_TRACK = "buffer.readAhead.wholeTrack=true";

    private static DriveRig rig(String order) {
        return new DriveRig(Drives.plain(
                order,
                "buffer.zeroLatencyWrites=" + order.equals(ZERO_LATENCY),
                "buffer.readAhead.freeBlocks=" + order.equals(WHOLE_TRACK),
                "mechanics.headSwitch=1 ms"));
    }

    @ParameterizedTest
    @CsvSource({
        ZERO_LATENCY + ", READ",
        ZERO_LATENCY + ", WRITE",
        WHOLE_TRACK + ", READ",
        "buffer.zeroLatencyReads=false, READ"
    })
    void anAccessBeginsWithTheSectorThatIsJustUnderTheHead(String order, Operation operation) {
        DriveRig rig = rig(order).at(3.0, operation, 30, 8);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isEqualTo(3.8, EXACT);
    }

    /** Block 40 of blocks 30 to 49 is met at 4.0, and block 39 ends a revolution later. */
    @ParameterizedTest
    @ValueSource(strings = {"READ", "WRITE"})
    void aZeroLatencyAccessBeginsWithinItsSectors(Operation operation) {
        DriveRig rig = rig(ZERO_LATENCY).at(4.0, operation, 30, 20);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isEqualTo(14, EXACT);
    }

    /** The skew of 1 ms is what a head switch takes: two tracks take two revolutions and the switch. */
    @ParameterizedTest
    @ValueSource(strings = {ZERO_LATENCY, WHOLE_TRACK, "buffer.zeroLatencyReads=false"})
    void aSkewAsLongAsTheHeadSwitchLosesNoRevolution(String order) {
        DriveRig rig = rig(order).read(0, 0, 200);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isEqualTo(21, EXACT);
    }
}
