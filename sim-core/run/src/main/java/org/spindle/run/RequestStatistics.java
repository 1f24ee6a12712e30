package org.spindle.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.result.Series;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stats.BatchMeans;
import org.spindle.stats.Tally;
import org.spindle.stats.TimeSeries;
import org.spindle.stats.TimeWeighted;

/**
 * Measures the workload's requests. Each completed request is tallied once, in the cell of its device, operation and
 * buffer outcome; the classes of the result ({@code all}, {@code read}, {@code read-hit}, ...) are sums of cells, made
 * at the end. Only batch means, which depend on the order of completion, are kept for every class that has an interval:
 * {@code all} and the operations, of the system and of each device.
 */
final class RequestStatistics implements RunStatistics {

    static final String SYSTEM = "system";

    private static final Operation[] OPERATIONS = Operation.values();
    private static final BufferOutcome[] OUTCOMES = BufferOutcome.values();
    private static final int CLASSES = 1 + OPERATIONS.length;

    private final EventLoop clock;
    private final List<String> devices;
    private final @Nullable Cell[] cells;
    private RequestMeasures measures = new RequestMeasures(new RequestSchema());
    private BatchMeans[][] batches = {};
    private long[] measured = {};

    private final TimeWeighted outstanding;
    private final TimeSeries responses;
    private final TimeSeries arrivals;
    private final TimeSeries queue;
    private final ArrivalPhase phase;
    private long queueSince;

    private long arrived;
    private long completed;
    private long completedBefore;
    private long begun;

    /**
     * @param devices names by index
     * @param seriesPoints most points of a time series
     */
    RequestStatistics(EventLoop clock, List<String> devices, int seriesPoints) {
        this.clock = clock;
        this.devices = devices;
        cells = new @Nullable Cell[devices.size() * OPERATIONS.length * OUTCOMES.length];
        outstanding = new TimeWeighted(clock);
        responses = new TimeSeries(seriesPoints);
        arrivals = new TimeSeries(seriesPoints);
        queue = new TimeSeries(seriesPoints);
        phase = new ArrivalPhase(queue, seriesPoints);
    }

    @Override
    public void begin(RequestSchema schema) {
        measures = new RequestMeasures(schema);
        measured = new long[measures.count()];
        batches = new BatchMeans[(1 + devices.size()) * CLASSES][measures.count()];
        for (BatchMeans[] ofClass : batches) {
            Arrays.setAll(ofClass, m -> new BatchMeans());
        }
    }

    @Override
    public void arrived(Request request) {
        arrived++;
        phase.arrived(clock.now(), completed);
        arrivals.record(clock.now(), 1);
        outstandingChanged();
    }

    @Override
    public void completed(Request request) {
        completed++;
        measures.measure(request, measured);
        int operation = request.operation().ordinal();
        cell(request.device(), operation, request.buffer().ordinal()).record(measured, moved(request));
        recordBatches(0, operation);
        recordBatches(1 + request.device(), operation);
        responses.record(clock.now(), measured[RequestMeasures.RESPONSE]);
        outstandingChanged();
    }

    @Override
    public void reset() {
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
        outstanding.reset();
        completedBefore = completed;
        begun = clock.now();
    }

    @Override
    public long arrived() {
        return arrived;
    }

    @Override
    public long completed() {
        return completed;
    }

    @Override
    public long completedAfterWarmUp() {
        return completed - completedBefore;
    }

    @Override
    public List<Metric> system() {
        List<Metric> metrics = ofScope(0, SYSTEM, 0, devices.size());
        metrics.add(new Metric(
                SYSTEM,
                "all",
                "outstanding-requests",
                "requests",
                "Requests that have arrived and are not complete.",
                new Metric.Level(outstanding.mean(), outstanding.maximum())));
        return metrics;
    }

    @Override
    public List<Metric> device(int index) {
        return ofScope(1 + index, devices.get(index), index, index + 1);
    }

    @Override
    public List<Series> series() {
        endSeries();
        return List.of(
                new Series(SYSTEM, "response-time", "ms", responses.interval(), points(responses.means(), 1e6)),
                new Series(SYSTEM, "arrivals", "requests", arrivals.interval(), points(arrivals.counts(), 1)),
                new Series(SYSTEM, "outstanding-requests", "requests", queue.interval(), points(queue.averages(), 1)));
    }

    @Override
    public boolean isQueueGrowing() {
        endSeries();
        return phase.isGrowing(begun, completedBefore);
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

    private void outstandingChanged() {
        holdQueue();
        outstanding.set(arrived - completed);
    }

    private void endSeries() {
        holdQueue();
        queue.advanceTo(clock.now());
        responses.advanceTo(clock.now());
        arrivals.advanceTo(clock.now());
    }

    /** The series takes the time since the last change at the value before this one. */
    private void holdQueue() {
        phase.advance(queueSince, clock.now());
        queue.hold(queueSince, clock.now(), outstanding.current());
        queueSince = clock.now();
    }

    private List<Metric> ofScope(int scope, String component, int firstDevice, int endDevice) {
        List<Metric> metrics = new ArrayList<>();
        Cell all = sum(firstDevice, endDevice, null, null);
        addClass(metrics, component, "all", all, batches[scope * CLASSES]);
        for (Operation operation : OPERATIONS) {
            Cell ofOperation = sum(firstDevice, endDevice, operation, null);
            if (ofOperation.requests() > 0) {
                BatchMeans[] means = batches[scope * CLASSES + 1 + operation.ordinal()];
                addClass(metrics, component, word(operation), ofOperation, means);
            }
        }
        for (Operation operation : List.of(Operation.READ, Operation.WRITE)) {
            addOutcomes(metrics, component, firstDevice, endDevice, operation);
        }
        return metrics;
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

    private static List<Double> points(double[] values, double divisor) {
        List<Double> points = new ArrayList<>(values.length);
        for (double value : values) {
            points.add(value / divisor);
        }
        return points;
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
