package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Data phases of the drive of {@link Drives#PLAIN}, whose blocks pass in 0.1 ms, on a bus that becomes faster or slower while
 * they move: each block arrives when the bus has had the time for it at the paces of that time.
 */
class BusPaceTest {

    private static final Offset<Double> EXACT = within(2e-6);
    private static final double PICOS = 1e9;

    /** @param millis of a sector on the bus at first */
    private static DriveRig rig(double millis, String... sets) {
        return new DriveRig(Drives.plain(sets), picos(millis), picos(millis));
    }

    private static long picos(double millis) {
        return Math.round(millis * PICOS);
    }

    private static void pace(DriveRig rig, double atMillis, double millis) {
        rig.events.schedule(Math.round(atMillis * DriveRig.MILLI), () -> rig.bus.pace(picos(millis), picos(millis)));
    }

    /** The hit has 40 blocks to send: 10 in 0.5 ms, 10 in 1 ms, 20 in 1 ms. */
    @ParameterizedTest
    @ValueSource(strings = {"[]", "[millisecond-clock]"})
    void aHitMovesAtEachPaceForItsTime(String compat) {
        DriveRig rig = rig(0.05, "compat=" + compat).read(0, 30, 40).read(20, 30, 40);
        pace(rig, 20.5, 0.1);
        pace(rig, 21.5, 0.05);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(22.5, EXACT);
    }

    /** A bus faster than the drive has no effect: the drive itself takes 0.08 ms for a sector. */
    @Test
    void theDrivesOwnPaceIsTheLeast() {
        DriveRig rig = rig(0.1, "bus.sectorTime=0.08 ms").read(0, 30, 40).read(20, 30, 40);
        pace(rig, 21, 0.05);
        pace(rig, 21.8, 0.02);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(23.4, EXACT);
    }

    /**
     * Blocks 30 to 39 come from the medium at 3.1 to 4.0, and go out one by one in 0.05 ms each. Block 34 has 0.6 of it left
     * when the bus slows down at 3.52, and goes until 3.64; 35 until 3.84; 36 and 37, which are in by then, until 4.24; the
     * last two until 4.64. If the bus is fast again at 4.0, with 1.2 blocks left of 36 and 37, until 4.06 and 4.16.
     */
    @ParameterizedTest
    @CsvSource({"100, 4.64", "4.0, 4.16"})
    void aReadGoesOnWithWhatHasComeFromTheMediumMeanwhile(double fastAgain, double completed) {
        DriveRig rig = rig(0.05).read(0, 30, 10);
        pace(rig, 3.52, 0.2);
        pace(rig, fastAgain, 0.05);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isEqualTo(completed, EXACT);
    }

    /**
     * Block 30 + k is due at 3.0 + 0.1 k. At 0.25 ms each all twelve are there at 3.0. If the bus has become half as fast at
     * 1.0, with four of them there, block 39 comes at 4.0, too late for 3.9 by a revolution. If each takes 0.5 ms from the
     * start, that is block 37; but not if the other eight take 0.2 ms from 2.0 on.
     */
    @ParameterizedTest
    @CsvSource({"0.25, 1.0, 0.25, 4.2", "0.25, 1.0, 0.5, 14.2", "0.5, 2.0, 0.5, 14.2", "0.5, 2.0, 0.2, 4.2"})
    void aWriteMissesItsPlaceIfItsDataComeTooLate(double before, double change, double after, double completed) {
        DriveRig rig = rig(before).write(0, 30, 12);
        pace(rig, change, after);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isEqualTo(completed, EXACT);
    }

    /**
     * The hit is a request for the sectors 244 to 273, from the middle of block 30, of eight sectors, to the beginning of block 34:
     * 30 sectors, 20 of them in 1 ms and the other 10 in 1 ms.
     */
    @Test
    void blocksThatAreWantedInPartCountTheirSectors() {
        DriveRig rig = rig(0.05, "sectorSize=4 KiB").read(0, 240, 40).read(40, 244, 30);
        pace(rig, 41, 0.1);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(42.0, EXACT);
    }
}
