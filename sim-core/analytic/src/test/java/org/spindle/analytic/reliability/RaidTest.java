package org.spindle.analytic.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RaidTest {

    /** P-26: figure 6.27 of Hennessy and Patterson 1996, for eight data disks. */
    @ParameterizedTest
    @CsvSource({
        "RAID_0, 0, 0",
        "RAID_1, 1, 8",
        "RAID_2, 1, 4",
        "RAID_3, 1, 1",
        "RAID_4, 1, 1",
        "RAID_5, 1, 1",
        "RAID_6, 2, 2"
    })
    void p26FailuresSurvivedAndCheckDisks(RaidLevel level, int survived, int check) {
        assertThat(level.failuresSurvived()).isEqualTo(survived);
        assertThat(level.checkDisks(8)).isEqualTo(check);
    }

    /** P-26, V-11: a small write is four accesses on two disks in RAID 4 and 5, two in RAID 1, one in RAID 0. */
    @Test
    void p26SmallWrites() {
        assertThat(RaidLevel.RAID_5.smallWrite(4)).isEqualTo(new RaidLevel.Accesses(2, 2, 2));
        assertThat(RaidLevel.RAID_4.smallWrite(4).total()).isEqualTo(4);
        assertThat(RaidLevel.RAID_1.smallWrite(4)).isEqualTo(new RaidLevel.Accesses(0, 2, 2));
        assertThat(RaidLevel.RAID_0.smallWrite(4)).isEqualTo(new RaidLevel.Accesses(0, 1, 1));
        assertThat(RaidLevel.RAID_5.largeWrite(4)).isEqualTo(new RaidLevel.Accesses(0, 5, 5));
    }

    /** P-26, V-13: figure 6.28. Block 8 is on the first disk with its parity on the third, block 5 on the second and fourth. */
    @Test
    void p26ConcurrentWrites() {
        RotatedParity raid = new RotatedParity(5);
        assertThat(raid.dataDisk(8)).isEqualTo(0);
        assertThat(raid.parityDisk(8)).isEqualTo(2);
        assertThat(raid.dataDisk(5)).isEqualTo(1);
        assertThat(raid.parityDisk(5)).isEqualTo(3);
        assertThat(raid.canBeWrittenTogether(8, 5)).isTrue();
        assertThat(raid.canBeWrittenTogether(8, 9))
                .as("one row, one parity disk")
                .isFalse();
    }

    /** Every disk carries the same share of parity, and no two blocks of a row share a disk. */
    @Test
    void parityIsRotatedEvenly() {
        RotatedParity raid = new RotatedParity(5);
        int[] parity = new int[5];
        for (int row = 0; row < 25; row++) {
            int disks = 1 << raid.parityDisk(row * 4L);
            parity[raid.parityDisk(row * 4L)]++;
            for (int i = 0; i < 4; i++) {
                disks |= 1 << raid.dataDisk(row * 4L + i);
            }
            assertThat(disks).isEqualTo(31);
        }
        assertThat(parity).containsOnly(5);
    }

    /** Section 6.5 with X = 100: RAID 5 reads 500 and writes 125, RAID 4 reads 400 and writes 50, mirrors write 4 x 100. */
    @Test
    void throughputBounds() {
        assertThat(RaidLevel.RAID_5.readsPerSecond(4, 100)).isEqualTo(500);
        assertThat(RaidLevel.RAID_5.smallWritesPerSecond(4, 100)).isEqualTo(125);
        assertThat(RaidLevel.RAID_4.readsPerSecond(4, 100)).isEqualTo(400);
        assertThat(RaidLevel.RAID_4.smallWritesPerSecond(4, 100)).isEqualTo(50);
        assertThat(RaidLevel.RAID_1.smallWritesPerSecond(4, 100)).isEqualTo(400);
        assertThat(RaidLevel.RAID_0.smallWritesPerSecond(4, 100)).isEqualTo(400);
        assertThat(RaidLevel.RAID_3.smallWritesPerSecond(4, 100)).isEqualTo(100);
    }

    /** Against the chain of failed disks solved as linear equations: t(i) = 1/out + sum of p t(next), by elimination. */
    @ParameterizedTest
    @CsvSource({"2, 1", "5, 1", "9, 1", "10, 2", "12, 3"})
    void mttdlAgainstTheMarkovChain(int disks, int survived) {
        FailureModel disk = new FailureModel(1000, 37);
        double lambda = 1 / 1000.0;
        double mu = 1 / 37.0;
        double[] time = new double[survived + 2];
        for (int round = 0; round < 2_000_000; round++) {
            for (int failed = survived; failed >= 0; failed--) {
                double up = (disks - failed) * lambda;
                double down = failed == 0 ? 0 : mu;
                time[failed] = (1 + up * time[failed + 1] + (failed == 0 ? 0 : down * time[failed - 1])) / (up + down);
            }
            if (round % 1000 == 0
                    && Math.abs(time[0] - new ParityGroup(disks, survived, disk).mttdl()) < 1e-9 * time[0]) {
                break;
            }
        }
        assertThat(new ParityGroup(disks, survived, disk).mttdl()).isCloseTo(time[0], within(1e-6 * time[0]));
    }

    /** The closed form for one failure survived: ((2n - 1) lambda + mu) / (n (n - 1) lambda^2) (Trivedi 1982). */
    @Test
    void mttdlClosedForm() {
        FailureModel disk = new FailureModel(200_000, 24);
        double lambda = 1 / 200_000.0;
        double mu = 1 / 24.0;
        ParityGroup group = new ParityGroup(8, 1, disk);
        assertThat(group.mttdl())
                .isCloseTo((15 * lambda + mu) / (8 * 7 * lambda * lambda), within(1e-6 * group.mttdl()));
        assertThat(group.approximateMttdl())
                .isCloseTo(200_000.0 * 200_000 / (8 * 7 * 24), within(1e-6 * group.mttdl()));
        assertThat(group.approximateMttdl() / group.mttdl()).isBetween(0.99, 1.0);
        assertThat(RaidLevel.RAID_0.mttdl(8, disk)).isCloseTo(disk.firstOf(8), within(1e-6));
        assertThat(RaidLevel.RAID_1.mttdl(8, disk)).isCloseTo(new ParityGroup(2, 1, disk).mttdl() / 8, within(1e-3));
    }

    @Test
    void availability() {
        FailureModel disk = new FailureModel(99, 1);
        assertThat(disk.availability()).isCloseTo(0.99, within(1e-12));
        assertThat(disk.availabilityInSeries(2)).isCloseTo(0.9801, within(1e-12));
        assertThat(disk.availabilityInParallel(2)).isCloseTo(0.9999, within(1e-12));
    }

    /** E|x - y| = 1/3, of the nearer of two arms 5/24, of the farther 11/24; integrated over a grid. */
    @Test
    void mirroredSeeks() {
        int n = 120;
        double single = 0;
        double nearer = 0;
        double farther = 0;
        for (int x = 0; x < n; x++) {
            for (int y = 0; y < n; y++) {
                for (int t = 0; t < n; t++) {
                    double a = Math.abs(x - t) / (double) n;
                    double b = Math.abs(y - t) / (double) n;
                    single += a;
                    nearer += Math.min(a, b);
                    farther += Math.max(a, b);
                }
            }
        }
        double all = (double) n * n * n;
        assertThat(single / all).isCloseTo(MirroredSeek.SINGLE, within(1e-3));
        assertThat(nearer / all).isCloseTo(MirroredSeek.NEARER, within(1e-3));
        assertThat(farther / all).isCloseTo(MirroredSeek.FARTHER, within(1e-3));
    }

    @Test
    void refusals() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RaidLevel.RAID_5.checkDisks(0))
                .withMessage("number of data disks is 0; it has to be 1 or more");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new FailureModel(0, 1))
                .withMessage("mean time to failure is 0.0; it has to be greater than 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ParityGroup(2, 2, new FailureModel(1, 1)))
                .withMessage("number of disks is 2; it has to be 3 or more");
    }
}
