package org.spindle.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
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
    private static final int CLASSES = 1 + OPERATIONS.length;

    private final EventLoop clock;
    private final List<String> units;
    private final @Nullable Cell[] cells;
    private final RequestMeasures measures;
    private final BatchMeans[][] batches;
    private final long[] measured;
    private long begun;

    /**
     * @param units names by index
     * @param hasIntervals whether the metrics have confidence intervals
     */
    RequestTallies(EventLoop clock, List<String> units, boolean hasIntervals, RequestSchema schema) {
        this.clock = clock;
        this.units = units;
        cells = new @Nullable Cell[units.size() * OPERATIONS.length * OUTCOMES.length];
        measures = new RequestMeasures(schema);
        measured = new long[measures.count()];
        batches = new BatchMeans[hasIntervals ? (1 + units.size()) * CLASSES : 0][measures.count()];
        for (BatchMeans[] ofClass : batches) {
            Arrays.setAll(ofClass, m -> new BatchMeans());
        }
    }

    /** Measures a completed request of a unit. */
    void record(int unit, Request request) {
        measures.measure(request, measured);
        int operation = request.operation().ordinal();
        cell(unit, operation, request.buffer().ordinal()).record(measured, moved(request));
        if (batches.length > 0) {
            recordBatches(0, operation);
            recordBatches(1 + unit, operation);
        }
    }

    /** Forgets what was measured. */
    void reset() {
        for (Cell cell : cells) {
            if (cell != null) {
                cell.clear();
            }
        }
        for (BatchMeans[] ofClass : batches) {
            for (BatchMeans means : ofClass) {
                means.clear();
            }
        }
        begun = clock.now();
    }

    /** Everything about the requests of all units, as metrics of a component. */
    List<Metric> ofAll(String component) {
        return ofScope(0, component, 0, units.size());
    }

    /** Everything about the requests of one unit. */
    List<Metric> ofUnit(int index) {
        return ofScope(1 + index, units.get(index), index, index + 1);
    }

    /** Sectors of data that the request moves. */
    private static long moved(Request request) {
        return request.isRead() || request.isWrite() ? request.sectors() : 0;
    }

    private void recordBatches(int scope, int operation) {
        BatchMeans[] all = batches[scope * CLASSES];
        BatchMeans[] ofOperation = batches[scope * CLASSES + 1 + operation];
        for (int m = 0; m < measured.length; m++) {
            long value = measured[m];
            if (value != RequestMeasures.NONE) {
                all[m].record(value);
                ofOperation[m].record(value);
            }
        }
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
        Cell all = sum(firstDevice, endDevice, null, null);
        addClass(metrics, component, "all", all, intervals(scope, 0));
        for (Operation operation : OPERATIONS) {
            Cell ofOperation = sum(firstDevice, endDevice, operation, null);
            if (ofOperation.requests() > 0) {
                addClass(metrics, component, word(operation), ofOperation, intervals(scope, 1 + operation.ordinal()));
            }
        }
        for (Operation operation : List.of(Operation.READ, Operation.WRITE)) {
            addOutcomes(metrics, component, firstDevice, endDevice, operation);
        }
        return metrics;
    }

    private BatchMeans @Nullable [] intervals(int scope, int ofClass) {
        return batches.length == 0 ? null : batches[scope * CLASSES + ofClass];
    }

    /** A device without a buffer reports misses only; they say nothing that the operation's own class does not. */
    private void addOutcomes(
            List<Metric> metrics, String component, int firstDevice, int endDevice, Operation operation) {
        long requests = sum(firstDevice, endDevice, operation, null).requests();
        if (sum(firstDevice, endDevice, operation, BufferOutcome.MISS).requests() == requests) {
            return;
        }
        for (BufferOutcome outcome : OUTCOMES) {
            Cell ofOutcome = sum(firstDevice, endDevice, operation, outcome);
            if (ofOutcome.requests() > 0) {
                addClass(metrics, component, word(operation) + "-" + word(outcome), ofOutcome, null);
            }
        }
    }

    private void addClass(
            List<Metric> metrics, String component, String name, Cell cell, BatchMeans @Nullable [] means) {
        for (int m = 0; m < measures.count(); m++) {
            Measure measure = measures.all().get(m);
            Metric.Value value = Report.distribution(
                    cell.tallies[m], means == null ? null : means[m], Report.isTime(measure.unit()));
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

    /** The cells of some devices, of one operation or all (null), of one outcome or all (null). */
    private Cell sum(int firstDevice, int endDevice, @Nullable Operation operation, @Nullable BufferOutcome outcome) {
        Cell sum = new Cell(measures.count());
        for (int device = firstDevice; device < endDevice; device++) {
            for (Operation o : OPERATIONS) {
                for (BufferOutcome b : OUTCOMES) {
                    Cell cell = cells[(device * OPERATIONS.length + o.ordinal()) * OUTCOMES.length + b.ordinal()];
                    if (cell != null && (operation == null || operation == o) && (outcome == null || outcome == b)) {
                        sum.add(cell);
                    }
                }
            }
        }
        return sum;
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The requests of one device, operation and outcome. */
    private static final class Cell {

        private final Tally[] tallies;
        private long sectors;

        Cell(int measures) {
            tallies = new Tally[measures];
            Arrays.setAll(tallies, m -> new Tally());
        }

        long requests() {
            return tallies[RequestMeasures.RESPONSE].moments().count();
        }

        void record(long[] measured, long ofSectors) {
            sectors += ofSectors;
            for (int m = 0; m < measured.length; m++) {
                if (measured[m] != RequestMeasures.NONE) {
                    tallies[m].record(measured[m]);
                }
            }
        }

        void add(Cell other) {
            sectors += other.sectors;
            for (int m = 0; m < tallies.length; m++) {
                tallies[m].add(other.tallies[m]);
            }
        }

        void clear() {
            sectors = 0;
            for (Tally tally : tallies) {
                tally.clear();
            }
        }
    }
}
