package org.spindle.analytic.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The disks of Hennessy and Patterson 1996, sections 6.2 and 6.9 and the exercises. */
class TextbookDisksTest {

    private static final int CYLINDERS = 2627;
    private static final SeekTimes ELITE_2 = new SeekTimes(1.7, 11.0, 22.5);

    /** P-1. */
    @Test
    void p1HalfRevolution() {
        assertThat(new Revolution(3600).meanLatency()).isCloseTo(8.3333, within(0.00005));
        assertThat(new Revolution(3600).meanLatency()).as("book").isCloseTo(8.3, within(0.05));
    }

    /** P-2: 9 + 4.15 (book; exactly 4.1667) + 0.125 + 1 ms. */
    @Test
    void p2OneAccess() {
        DiskAccess disk = new DiskAccess(9, new Revolution(7200), 4e6, 1);
        assertThat(disk.access(500))
                .as("transfers are decimal: 0.5 KB in 0.125 ms")
                .isCloseTo(14.292, within(0.0005));
        assertThat(disk.transfer(500)).isCloseTo(0.125, within(1e-12));
        assertThat(disk.access(512)).as("book").isCloseTo(14.3, within(0.05));
    }

    /** P-3: a third of the advertised seek. */
    @Test
    void p3WithLocality() {
        DiskAccess disk = new DiskAccess(9, new Revolution(7200), 4e6, 1, 1.0 / 3);
        assertThat(disk.effectiveSeek()).isCloseTo(3, within(1e-12));
        assertThat(disk.access(500)).isCloseTo(8.292, within(0.0005));
        assertThat(disk.access(500)).as("book").isCloseTo(8.3, within(0.05));
    }

    /** P-4: figure 6.2. */
    @Test
    void p4Elite2() {
        TrackGeometry disk = new TrackGeometry(CYLINDERS, 21, 99, 512);
        assertThat(disk.capacity()).isEqualTo(2_796_304_896L);
        assertThat(disk.mediaRate(new Revolution(5400)) / 1e6).isCloseTo(4.562, within(0.0005));
        assertThat(new Revolution(5400).millis()).isCloseTo(11.11, within(0.005));
    }

    /** P-29, V-10: the published closed form, and its mean over all pairs of cylinders. */
    @Test
    void p29CalibratedToTheMean() {
        RootLinearSeek seek = RootLinearSeek.throughMean(ELITE_2, CYLINDERS);
        assertThat(seek.root()).isCloseTo(0.230875, within(0.0000005));
        assertThat(seek.linear()).isCloseTo(0.00341327, within(0.000000005));
        assertThat(seek.constant()).isEqualTo(1.7);
        assertThat(seek.time(1)).isCloseTo(1.7, within(1e-12));
        assertThat(seek.time(875)).isCloseTo(11.51, within(0.005));
        assertThat(seek.time(2626)).isCloseTo(22.49, within(0.005));
        assertThat(seek.meanOverMoves()).isCloseTo(10.994, within(0.0005));
        assertThat(seek.meanOverPairs()).isCloseTo(10.990, within(0.0005));
        assertThat(seek.meanOverPairs()).isCloseTo(bruteForce(seek), within(1e-9));
    }

    /** P-30, V-10: through the average at exactly a third of the cylinders. */
    @Test
    void p30CalibratedToOneThird() {
        RootLinearSeek seek = RootLinearSeek.throughOneThird(ELITE_2, CYLINDERS);
        assertThat(seek.root()).isCloseTo(0.189661, within(0.0000005));
        assertThat(seek.linear()).isCloseTo(0.00421970, within(0.000000005));
        assertThat(seek.at(CYLINDERS / 3.0)).isCloseTo(11.0, within(1e-9));
        assertThat(seek.at(CYLINDERS)).isCloseTo(22.5, within(1e-9));
        assertThat(seek.meanOverMoves()).isCloseTo(10.574, within(0.0005));
    }

    /**
     * P-31: the linear interpolation that the book calls a fallacy is 7.1 ms above the quoted maximum, and farthest below the
     * measured times at short distances.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 1.711, 1.70",
        "100, 2.76, 4.34",
        "500, 7.01, 8.56",
        "876, 11.00, 11.52",
        "1000, 12.32, 12.41",
        "1500, 17.63, 15.76",
        "2626, 29.59, 22.49"
    })
    void p31NaiveAgainstBetter(int distance, double naive, double better) {
        assertThat(new NaiveSeek(ELITE_2, CYLINDERS).time(distance)).isCloseTo(naive, within(0.0051));
        assertThat(RootLinearSeek.throughMean(ELITE_2, CYLINDERS).time(distance))
                .isCloseTo(better, within(0.0051));
    }

    /** P-31, exercise 6.13 for this disk. */
    @Test
    void p31WhereTheFallacyIsWorst() {
        SeekModel naive = new NaiveSeek(ELITE_2, CYLINDERS);
        SeekModel better = RootLinearSeek.throughMean(ELITE_2, CYLINDERS);
        int worst = 1;
        for (int d = 1; d < CYLINDERS; d++) {
            if (naive.time(d) / better.time(d) < naive.time(worst) / better.time(worst)) {
                worst = d;
            }
        }
        assertThat(worst).isBetween(70, 82);
        assertThat(naive.time(76) / better.time(76) - 1).isCloseTo(-0.366, within(0.0005));
        assertThat(naive.time(1020)).isLessThan(better.time(1020));
        assertThat(naive.time(1030)).isGreaterThan(better.time(1030));
        assertThat(naive.time(2626) - 22.5).isCloseTo(7.1, within(0.05));
    }

    /** P-32: (N + 1) / 3 for moves; a third of the cylinders is 875.67. The 884/3 of exercise 6.3 is another disk's. */
    @Test
    void p32MeanDistance() {
        assertThat(CYLINDERS / 3.0).isCloseTo(875.67, within(0.005));
        assertThat(SeekModel.meanDistance(CYLINDERS)).isCloseTo((CYLINDERS + 1) / 3.0, within(1e-6));
        assertThat(SeekModel.meanDistance(CYLINDERS)).isCloseTo(876.0, within(0.05));
    }

    /** P-33: keys on the IBM 3330; the book rounds 0.269 ms to 0.25, 0.0371 to 0.04 and their ratio to almost six. */
    @Test
    void p33KeySearch() {
        KeySearch byDrive = new KeySearch(13_165, 16.7, 191, 20, 1);
        KeySearch byProcessor = new KeySearch(13_165, 16.7, 135, 300, 15);
        assertThat(byDrive.recordsPerTrack()).isEqualTo(62);
        assertThat(byDrive.timePerItem()).isCloseTo(0.269, within(0.0005));
        assertThat(byProcessor.recordsPerTrack()).isEqualTo(30);
        assertThat(byProcessor.timePerItem()).isCloseTo(0.0371, within(0.00005));
        assertThat(byDrive.timePerItem() / byProcessor.timePerItem()).isCloseTo(7.26, within(0.005));
        assertThat(0.25 / 0.04).as("from the rounded ones").isCloseTo(6.25, within(1e-12));
    }

    /** P-38: exercises 6.6 to 6.8, one disk against four that share every request; the seek stays symbolic. */
    @Test
    void p38InterleavedArray() {
        InterleavedArray single = new InterleavedArray(1, new Revolution(7200), 16, 1024, 2);
        InterleavedArray four = new InterleavedArray(4, new Revolution(7200), 16, 1024, 2);
        assertThat(single.sector()).isCloseTo(0.520833, within(0.0000005));
        assertThat(single.accessWithoutSeek(4096)).isCloseTo(8.25, within(0.00005));
        assertThat(four.accessWithoutSeek(4096)).isCloseTo(6.6875, within(0.00005));
        assertThat(four.accessesPerSecond(4096, 10)).isCloseTo(1000 / 16.6875, within(1e-9));
        assertThat(single.tracksEach(1 << 20)).isEqualTo(64);
        assertThat(four.tracksEach(1 << 20)).isEqualTo(16);
        assertThat(single.readWholeTracks(1 << 20, 1, 10)).isCloseTo(533.33 + 63 + 2 + 10, within(0.005));
        assertThat(four.readWholeTracks(1 << 20, 1, 10)).isCloseTo(133.33 + 15 + 2 + 10, within(0.005));
    }

    /** P-39: exercise 6.9, one in ten requests found in the buffer at 2 ms + 256 words of 250 ns. */
    @Test
    void p39ReadAhead() {
        double hit = 2 + 256 * 250e-6;
        ReadAheadBenefit benefit = new ReadAheadBenefit(0.1, hit, 8.333333 / 16);
        assertThat(hit).isCloseTo(2.064, within(1e-12));
        assertThat(benefit.paysAbove()).isCloseTo(6.75, within(0.005));
        assertThat(benefit.paysAbove() - 6.6875).as("seek above which it pays").isCloseTo(0.065, within(0.0015));
        assertThat(benefit.meanAccess(7)).isLessThan(7);
        assertThat(benefit.meanAccess(6.7)).isGreaterThan(6.7);
    }

    /**
     * The mean transfer time is the mean of the zones' times, not the time at the mean rate; zones of 1000 and 500 bytes per track,
     * by hand.
     */
    @Test
    void zonedTransfer() {
        ZonedTransfer drive = new ZonedTransfer(
                List.of(new ZonedTransfer.Zone(10, 1000), new ZonedTransfer.Zone(10, 500)), new Revolution(6000));
        assertThat(drive.capacity()).isEqualTo(15_000);
        double byHand = (10_000 * 10.0 * 100 / 1000 + 5_000 * 10.0 * 100 / 500) / 15_000;
        assertThat(drive.meanTransfer(100)).isCloseTo(byHand, within(1e-12));
        assertThat(drive.sustainedRate()).isCloseTo(15_000 / (20 * 0.010), within(1e-6));
        assertThat(drive.greatestRate()).isCloseTo(100_000, within(1e-6));
    }

    private static double bruteForce(SeekModel seek) {
        double sum = 0;
        for (int i = 0; i < CYLINDERS; i++) {
            for (int j = 0; j < CYLINDERS; j++) {
                sum += seek.time(Math.abs(i - j));
            }
        }
        return sum / CYLINDERS / CYLINDERS;
    }

    @Test
    void refusals() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SeekTimes(2, 1, 3))
                .withMessage("average seek time is 1.0; it has to be at least the minimum, 2.0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RootLinearSeek.throughMean(ELITE_2, 199))
                .withMessage("number of cylinders is 199; it has to be 200 or more");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RootLinearSeek.throughMean(new SeekTimes(1, 2, 30), 1000))
                .as("a curve that falls, for which the source has no answer")
                .withMessageContaining("factor of the square root (a)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DiskAccess(9, new Revolution(7200), 4e6, 1, 0))
                .withMessage("seek locality is 0.0; it has to be greater than 0 and at most 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Revolution(0))
                .withMessage("revolutions per minute is 0.0; it has to be greater than 0");
    }
}
