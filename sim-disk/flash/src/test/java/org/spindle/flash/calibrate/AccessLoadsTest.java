package org.spindle.flash.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;

/** Traces with completions as measurements: docs/ssd.md, "Calibration". */
class AccessLoadsTest {

    private static final Size CAPACITY = Size.parse("1 GB");

    /** Reads of 4 KiB that take 100 us alternate with writes of 8 KiB that take 300 us, one every millisecond. */
    private static List<TimedAccess> alternating(int count) {
        List<TimedAccess> accesses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean reads = i % 2 == 0;
            accesses.add(new TimedAccess(
                    reads ? Operation.READ : Operation.WRITE,
                    8L * i,
                    reads ? 4096 : 8192,
                    1_000_000L * i,
                    reads ? 100_000 : 300_000));
        }
        return accesses;
    }

    private static List<MeasuredLoad> loads(List<TimedAccess> accesses, boolean byOutstanding) {
        AccessLoads loads = new AccessLoads();
        loads.add(accesses);
        return loads.loads(byOutstanding);
    }

    @Test
    void accessesAreClassedByOperationAndSize() {
        List<MeasuredLoad> loads = loads(alternating(100), true);
        assertThat(loads).extracting(MeasuredLoad::operation).containsExactly(Operation.READ, Operation.WRITE);
        assertThat(loads).extracting(MeasuredLoad::bytes).containsExactly(4096L, 8192L);
        assertThat(loads).extracting(MeasuredLoad::outstanding).containsExactly(1, 1);
        assertThat(loads).extracting(MeasuredLoad::meanNanos).containsExactly(100_000.0, 300_000.0);
    }

    /**
     * Ends are at 1000, 1010, 1020, ... ns: the accesses of each group of four find 1 to 4 at the device, which are classes 1, 2, 4 (3 is
     * nearer to it in logarithms) and 4. Six sizes make three classes each.
     */
    @Test
    void outstandingAccessesMakeClasses() {
        List<TimedAccess> accesses = new ArrayList<>();
        for (int i = 0; i < 6 * 400; i++) {
            accesses.add(
                    new TimedAccess(Operation.READ, 0, 4096L << i / 400, 10_000L * (i / 4) + 10L * (i % 4), 1_000));
        }
        List<MeasuredLoad> loads = loads(accesses, true);
        assertThat(loads).hasSize(18);
        assertThat(loads.subList(0, 3)).extracting(MeasuredLoad::outstanding).containsExactly(1, 2, 4);
        assertThat(loads(accesses, false))
                .hasSize(6)
                .extracting(MeasuredLoad::outstanding)
                .containsOnly(1);
    }

    /** Fewer than twenty accesses of an operation form one class, so that each class has times. */
    @Test
    void aRareOperationHasOneClass() {
        List<TimedAccess> accesses = alternating(100);
        accesses.add(new TimedAccess(Operation.FLUSH, 0, 0, 200_000_000, 50_000));
        accesses.add(new TimedAccess(Operation.FLUSH, 0, 0, 201_000_000, 70_000));
        List<MeasuredLoad> loads = loads(accesses, true);
        assertThat(loads).hasSize(3);
        assertThat(loads.get(2).operation()).isEqualTo(Operation.FLUSH);
        assertThat(loads.get(2).meanNanos()).isEqualTo(60_000);
    }

    /** A constant time is replayed as it is, and the distance of a distribution from itself is 0. */
    @Test
    void aReplayTakesTheTimesOfTheTable() {
        List<TimedAccess> accesses = alternating(200);
        Calibrated device = TableFit.fit(loads(accesses, false), CAPACITY, 32);
        double[] nanos = device.replay().nanos(accesses);
        assertThat(nanos).hasSize(200);
        assertThat(nanos[10]).isCloseTo(100_000, within(2_000.0));
        assertThat(nanos[11]).isCloseTo(300_000, within(6_000.0));
        assertThat(ReplayReport.error(device.replay(), accesses)).isLessThan(0.02);
        ReplayReport report = new ReplayReport(device.replay());
        report.add("alternating", "fitted", accesses);
        assertThat(report.text()).contains("alternating").contains("     200");
    }

    /** Half the levels 10 apart, the other half 0: the root of 50. */
    @Test
    void theDemeritIsTheDistanceOfTheDistributions() {
        assertThat(ReplayReport.demerit(new double[] {10, 20}, new double[] {20, 20}))
                .isCloseTo(Math.sqrt(50), within(1e-9));
        assertThat(ReplayReport.demerit(new double[] {1, 2, 3}, new double[] {1, 2, 3}))
                .isZero();
    }
}
