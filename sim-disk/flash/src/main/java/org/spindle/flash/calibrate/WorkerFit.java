package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.spindle.flash.table.CompletionRule;
import org.spindle.flash.table.WorkerConfig;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;

/**
 * Fits a table with a worker to traces. A worker that serves one request after the other spends a busy period on waking up and on its
 * requests. Each request gets the part of the period that its class (operation and size) has in what all classes of the period take by the
 * median; the medians follow from the parts, and the times to wake up from what periods of one request take beyond its median. This is
 * repeated {@value #ROUNDS} times.
 */
public final class WorkerFit {

    private static final int ROUNDS = 6;
    /** A period is at most so many times longer than its requests. */
    private static final double LONGEST_WAKE_UP = 10;

    private record RequestClass(Operation operation, int power) {
        static RequestClass of(TimedAccess access) {
            return new RequestClass(
                    access.operation(), 64 - Long.numberOfLeadingZeros(Math.max(1, access.bytes() * 2 / 3)));
        }
    }

    private final List<BusyPeriod> periods = new ArrayList<>();
    private Map<RequestClass, Double> medians = new HashMap<>();
    private Map<RequestClass, List<Double>> parts = new HashMap<>();
    private List<TimedAccess> timed = new ArrayList<>();
    private WorkerConfig worker = new WorkerConfig(CompletionRule.EACH, List.of());

    private WorkerFit(List<List<TimedAccess>> traces) {
        for (List<TimedAccess> trace : traces) {
            periods.addAll(BusyPeriod.of(trace));
            for (TimedAccess access : trace) {
                part(access, access.nanos());
            }
        }
        closeRound();
        for (int round = 0; round < ROUNDS; round++) {
            share();
            closeRound();
            worker = new WorkerConfig(CompletionRule.EACH, wakeUps().wakeUps());
        }
    }

    private void part(TimedAccess access, double nanos) {
        parts.computeIfAbsent(RequestClass.of(access), key -> new ArrayList<>()).add(nanos);
        timed.add(new TimedAccess(access.operation(), access.sector(), access.bytes(), 0, Math.round(nanos)));
    }

    private void closeRound() {
        medians = new HashMap<>();
        parts.forEach((key, nanos) -> medians.put(
                key, Math.max(1, median(nanos.stream().mapToDouble(part -> part).toArray()))));
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }

    private double expected(TimedAccess access) {
        return medians.getOrDefault(RequestClass.of(access), 1.0);
    }

    private double wakeUp(BusyPeriod period) {
        return worker.wakeUpNanos(period.pause() == BusyPeriod.UNKNOWN ? Long.MAX_VALUE : period.pause());
    }

    private void share() {
        parts = new HashMap<>();
        timed = new ArrayList<>();
        for (BusyPeriod period : periods) {
            double nanos = Math.max(period.nanos() / LONGEST_WAKE_UP, period.nanos() - wakeUp(period));
            double all = period.accesses().stream().mapToDouble(this::expected).sum();
            for (TimedAccess access : period.accesses()) {
                part(access, nanos * expected(access) / all);
            }
        }
    }

    /** From the shorter half of the requests that were alone, whose times vary less. */
    private WakeUpFit wakeUps() {
        List<BusyPeriod> alone = periods.stream()
                .filter(period -> period.isSingle() && period.pause() != BusyPeriod.UNKNOWN)
                .toList();
        WakeUpFit fit = new WakeUpFit();
        if (!alone.isEmpty()) {
            double half = median(alone.stream()
                    .mapToDouble(period -> expected(period.accesses().get(0)))
                    .toArray());
            for (BusyPeriod period : alone) {
                double expected = expected(period.accesses().get(0));
                if (expected <= half) {
                    fit.add(period.pause(), period.nanos() - expected);
                }
            }
        }
        return fit;
    }

    /**
     * Makes the table.
     *
     * @param traces accesses in the order of their issue
     * @param queueDepth of the device; as many as the traces have outstanding at least
     */
    public static Calibrated fit(
            List<List<TimedAccess>> traces, Size capacity, int queueDepth, CompletionRule completions) {
        WorkerFit fit = new WorkerFit(traces);
        AccessLoads loads = new AccessLoads();
        loads.add(fit.timed);
        int depth = queueDepth;
        for (List<TimedAccess> trace : traces) {
            depth = Math.max(depth, AccessLoads.mostOutstanding(trace));
        }
        return TableFit.fit(loads.loads(false), capacity, depth, new WorkerConfig(completions, fit.worker.wakeUps()));
    }
}
