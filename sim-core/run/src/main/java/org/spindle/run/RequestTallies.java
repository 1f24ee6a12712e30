package org.spindle.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stats.BatchMeans;
import org.spindle.stats.Tally;

/**
 * Measures completed requests. Each is tallied once, in the cell of its unit, operation and buffer outcome; the classes of the
 * result ({@code all}, {@code read}, {@code read-hit}, ...) are sums of cells, made at the end. Only batch means, which depend
 * on the order of completion, are kept for every class that has an interval: {@code all} and the operations, of all units
 * together and of each.
 */
final class RequestTallies {

    private static final Operation[] OPERATIONS = Operation.values();
    private static final BufferOutcome[] OUTCOMES = BufferOutcome.values();
    private static final int PER_DEVICE = OPERATIONS.length * OUTCOMES.length;

    private final EventLoop clock;
    private final List<String> units;
    private final @Nullable Cell[] cells;
    private final RequestMeasures measures;
    /** Of all units, then of each unit; empty without intervals. */
    private final ClassIntervals[] intervals;

    /** Whether there are intervals for each unit: those of a single unit are those of all. */
    private final boolean perUnit;

    private final long[] measured;
    private long begun;
    private long recorded;

    /** The metrics of all units reported last, and the number of requests recorded by then; -1 before. */
    private List<Metric> ofAll = List.of();

    private long ofAllAt;
    private long ofAllRecorded = -1;

    /**
     * @param units names by index
     * @param hasIntervals whether the metrics have confidence intervals
     */
    RequestTallies(EventLoop clock, List<String> units, boolean hasIntervals, RequestMeasures measures) {
        this.clock = clock;
        this.units = units;
        cells = new @Nullable Cell[units.size() * PER_DEVICE];
        this.measures = measures;
        measured = new long[measures.count()];
        perUnit = units.size() > 1;
        int scopes = perUnit ? 1 + units.size() : 1;
        intervals = new ClassIntervals[hasIntervals ? scopes : 0];
        Arrays.setAll(intervals, i -> new ClassIntervals(measures));
    }

    /** Measures a completed request of a unit. */
    void record(int unit, Request request) {
        recorded++;
        measures.measure(request, measured);
        int operation = request.operation().ordinal();
        cell(unit, operation, request.buffer().ordinal()).record(measured, moved(request));
        if (intervals.length > 0) {
            intervals[0].record(operation, measured);
        }
        if (intervals.length > 1) {
            intervals[1 + unit].record(operation, measured);
        }
    }

    /** Discards the measured values. */
    void reset() {
        for (Cell cell : cells) {
            if (cell != null) {
                cell.clear();
            }
        }
        for (ClassIntervals each : intervals) {
            each.clear();
        }
        begun = clock.now();
        ofAllRecorded = -1;
    }

    /** Returns everything about the requests of all units, as metrics of a component. */
    List<Metric> ofAll(String component) {
        List<Metric> metrics = ofScope(0, component, 0, units.size());
        ofAll = List.copyOf(metrics);
        ofAllAt = clock.now();
        ofAllRecorded = recorded;
        return metrics;
    }

    /** Returns everything about the requests of one unit. */
    List<Metric> ofUnit(int index) {
        return ofScope(1 + index, units.get(index), index, index + 1);
    }

    /** Returns the number of sectors of data that the request moves. */
    private static long moved(Request request) {
        return request.isRead() || request.isWrite() ? request.sectors() : 0;
    }

    private Cell cell(int device, int operation, int outcome) {
        int index = (device * OPERATIONS.length + operation) * OUTCOMES.length + outcome;
        Cell cell = cells[index];
        if (cell == null) {
            cell = new Cell(measures.count());
            cells[index] = cell;
        }
        return cell;
    }

    private List<Metric> ofScope(int scope, String component, int firstDevice, int endDevice) {
        List<Metric> metrics = new ArrayList<>();
        if (scope > 0 && !perUnit && ofAllRecorded == recorded && ofAllAt == clock.now()) {
            for (Metric of : ofAll) {
                metrics.add(new Metric(component, of.requestClass(), of.name(), of.unit(), of.doc(), of.value()));
            }
            return metrics;
        }
        ClassIntervals means = intervals.length == 0 ? null : intervals[perUnit ? scope : 0];
        Cell all = sum(firstDevice, endDevice, null, null);
        addClass(metrics, component, "all", all, means == null ? null : means::ofAll);
        for (Operation operation : OPERATIONS) {
            if (requests(firstDevice, endDevice, operation, null) > 0) {
                Cell ofOperation = sum(firstDevice, endDevice, operation, null);
                addClass(
                        metrics,
                        component,
                        word(operation),
                        ofOperation,
                        means == null ? null : measure -> means.of(operation, measure));
            }
        }
        for (Operation operation : List.of(Operation.READ, Operation.WRITE)) {
            addOutcomes(metrics, component, firstDevice, endDevice, operation);
        }
        return metrics;
    }

    /** A device without a buffer reports misses only; their class equals that of the operation. */
    private void addOutcomes(
            List<Metric> metrics, String component, int firstDevice, int endDevice, Operation operation) {
        long requests = requests(firstDevice, endDevice, operation, null);
        if (requests(firstDevice, endDevice, operation, BufferOutcome.MISS) == requests) {
            return;
        }
        for (BufferOutcome outcome : OUTCOMES) {
            if (requests(firstDevice, endDevice, operation, outcome) > 0) {
                Cell ofOutcome = sum(firstDevice, endDevice, operation, outcome);
                addClass(metrics, component, word(operation) + "-" + word(outcome), ofOutcome, null);
            }
        }
    }

    private void addClass(
            List<Metric> metrics, String component, String name, Cell cell, @Nullable IntFunction<BatchMeans> means) {
        for (int m = 0; m < measures.count(); m++) {
            Measure measure = measures.all().get(m);
            Metric.Value value = Report.distribution(
                    cell.tally(m), means == null ? null : means.apply(m), Report.isTime(measure.unit()));
            metrics.add(new Metric(
                    component, name, measure.metric(), Report.shownUnit(measure.unit()), measure.doc(), value));
        }
        double seconds = (clock.now() - begun) / 1e9;
        metrics.add(rate(component, name, "throughput", "requests/s", "Completed requests.", cell.requests(), seconds));
        double megabytes = cell.sectors * (double) Size.SECTOR / 1e6;
        metrics.add(rate(component, name, "data-rate", "MB/s", "Data read and written.", megabytes, seconds));
    }

    private static Metric rate(
            String component, String name, String metric, String unit, String doc, double amount, double seconds) {
        double mean = seconds > 0 ? amount / seconds : Double.NaN;
        return new Metric(component, name, metric, unit, doc, new Metric.Level(mean, Double.NaN));
    }

    /** Returns the sum of the cells of some devices, of one operation or all (null), of one outcome or all (null). */
    private Cell sum(int firstDevice, int endDevice, @Nullable Operation operation, @Nullable BufferOutcome outcome) {
        Cell only = null;
        Cell sum = null;
        for (int i = firstDevice * PER_DEVICE; i < endDevice * PER_DEVICE; i++) {
            Cell cell = cells[i];
            if (cell == null || !isOf(i, operation, outcome)) {
                continue;
            }
            if (only == null) {
                only = cell;
                continue;
            }
            if (sum == null) {
                sum = new Cell(measures.count());
                sum.add(only);
            }
            sum.add(cell);
        }
        if (sum != null) {
            return sum;
        }
        return only == null ? new Cell(measures.count()) : only;
    }

    private long requests(
            int firstDevice, int endDevice, @Nullable Operation operation, @Nullable BufferOutcome outcome) {
        long requests = 0;
        for (int i = firstDevice * PER_DEVICE; i < endDevice * PER_DEVICE; i++) {
            Cell cell = cells[i];
            requests += cell == null || !isOf(i, operation, outcome) ? 0 : cell.requests();
        }
        return requests;
    }

    private static boolean isOf(int index, @Nullable Operation operation, @Nullable BufferOutcome outcome) {
        boolean ofOperation = operation == null || operation.ordinal() == index / OUTCOMES.length % OPERATIONS.length;
        return ofOperation && (outcome == null || outcome.ordinal() == index % OUTCOMES.length);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The requests of one unit, operation and outcome. Most times are zero for most requests, so zeros are only
     * counted.
     */
    private static final class Cell {

        private final Tally[] tallies;
        private final long[] zeros;
        private long sectors;

        Cell(int measures) {
            tallies = new Tally[measures];
            Arrays.setAll(tallies, m -> new Tally());
            zeros = new long[measures];
        }

        long requests() {
            return tally(RequestMeasures.RESPONSE).moments().count();
        }

        void record(long[] measured, long ofSectors) {
            sectors += ofSectors;
            for (int m = 0; m < measured.length; m++) {
                long value = measured[m];
                if (value == 0) {
                    zeros[m]++;
                } else if (value != RequestMeasures.NONE) {
                    tallies[m].record(value);
                }
            }
        }

        Tally tally(int measure) {
            tallies[measure].recordZeros(zeros[measure]);
            zeros[measure] = 0;
            return tallies[measure];
        }

        void add(Cell other) {
            sectors += other.sectors;
            for (int m = 0; m < tallies.length; m++) {
                tallies[m].add(other.tally(m));
            }
        }

        void clear() {
            sectors = 0;
            for (Tally tally : tallies) {
                tally.clear();
            }
            Arrays.fill(zeros, 0);
        }
    }
}
