package org.spindle.flash.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.flash.table.CompletionRule;
import org.spindle.flash.table.WorkerConfig;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;

/** A worker fitted to traces, and the replay by which it is checked: docs/ssd.md, "Calibration". */
class WorkerFitTest {

    private static final Size CAPACITY = Size.parse("1 GB");
    private static final long SHORT_PAUSE = 5_000;
    private static final long LONG_PAUSE = 700_000;
    private static final long WAKE_UP = 30_000;
    private static final long SMALL = 50_000;
    private static final long LARGE = 200_000;

    /**
     * Reads of 4 KiB take 50 us, those of 64 KiB 200, after a long pause 30 us more. Every fifth busy period has one of each, which are
     * complete together; every fifth comes after a long pause.
     */
    private static List<TimedAccess> truth() {
        List<TimedAccess> accesses = new ArrayList<>();
        long now = 0;
        for (int i = 0; i < 500; i++) {
            boolean isLate = i % 5 == 1;
            boolean isPair = i % 5 == 3;
            now += isLate ? LONG_PAUSE : SHORT_PAUSE;
            long nanos = SMALL + (isLate ? WAKE_UP : 0) + (isPair ? LARGE : 0);
            accesses.add(new TimedAccess(Operation.READ, 8L * i, 4096, now, nanos));
            if (isPair) {
                accesses.add(new TimedAccess(Operation.READ, 8L * i, 65_536, now, nanos));
            }
            now += nanos;
        }
        return accesses;
    }

    @Test
    void aKnownWorkerIsFound() {
        List<TimedAccess> trace = truth();
        Calibrated device = WorkerFit.fit(List.of(trace), CAPACITY, 32, CompletionRule.TOGETHER);
        assertThat(device.yaml())
                .contains("completions: together")
                .contains("{pause: 5 us, time: 0 ms}")
                .contains("{pause: 0.7 ms, time: 30 us}");
        double[] nanos = device.replay().nanos(trace);
        for (int i = 5; i < trace.size(); i++) {
            double recorded = trace.get(i).nanos();
            assertThat(nanos[i]).as("access %s", i).isCloseTo(recorded, within(0.03 * recorded));
        }
    }

    /** Two accesses, the second 50 us after the end of the first: on a device that takes 300 us it comes at 350, and does not wait. */
    @Test
    void anAccessIsIssuedAfterTheCompletionThatItFollowed() {
        List<TimedAccess> trace = List.of(
                new TimedAccess(Operation.READ, 0, 4096, 0, 100_000),
                new TimedAccess(Operation.READ, 8, 4096, 150_000, 100_000),
                new TimedAccess(Operation.READ, 16, 4096, 160_000, 100_000));
        MeasuredLoad slow = new MeasuredLoad("slow", Operation.READ, 4096, 1, 1, 300_000, List.of());
        Calibrated device = TableFit.fit(List.of(slow), CAPACITY, 32, new WorkerConfig(CompletionRule.EACH, List.of()));
        assertThat(device.replay().nanos(trace)).containsExactly(300_000, 300_000, 590_000);
    }

    /** Two that overlap are one period; the next begins when both are complete, after a pause. */
    @Test
    void busyPeriodsEndWhenNothingIsOutstanding() {
        TimedAccess first = new TimedAccess(Operation.READ, 0, 4096, 100, 50);
        TimedAccess second = new TimedAccess(Operation.READ, 8, 4096, 120, 60);
        TimedAccess third = new TimedAccess(Operation.READ, 16, 4096, 200, 10);
        assertThat(BusyPeriod.of(List.of(first, second, third)))
                .containsExactly(
                        new BusyPeriod(BusyPeriod.UNKNOWN, 80, List.of(first, second)),
                        new BusyPeriod(20, 10, List.of(third)));
    }
}
