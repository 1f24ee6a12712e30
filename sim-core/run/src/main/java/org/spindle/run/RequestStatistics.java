package org.spindle.run;

import java.util.ArrayList;
import java.util.List;
import org.spindle.result.Metric;
import org.spindle.result.ResponsesOverTime;
import org.spindle.result.Series;
import org.spindle.scenario.Scenario;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stats.TimeSeries;
import org.spindle.stats.TimeWeighted;

/** Measures the workload's requests: their tallies and their number, for the whole run and over time. */
final class RequestStatistics implements RunStatistics {

    static final String SYSTEM = Metric.SYSTEM;

    /** With more units than this, requests are measured only together. */
    private static final int MOST_APART = 256;

    private final EventLoop clock;
    private final List<String> devices;
    private final boolean isApart;
    private final Scenario.Measurement measurement;
    private RequestTallies tallies;

    private final TimeWeighted outstanding;
    private final TimeSeries responses;
    private final ResponseTimes responseTimes = new ResponseTimes();
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
     * @param output what is measured
     */
    RequestStatistics(EventLoop clock, List<String> devices, Scenario.Output output) {
        this.clock = clock;
        isApart = devices.size() <= MOST_APART;
        this.devices = isApart ? devices : devices.subList(0, 1);
        measurement = output.measure();
        tallies = tallies(new RequestSchema());
        int seriesPoints = output.seriesPoints();
        outstanding = new TimeWeighted(clock);
        responses = new TimeSeries(seriesPoints);
        arrivals = new TimeSeries(seriesPoints);
        queue = new TimeSeries(seriesPoints);
        phase = new ArrivalPhase(queue, seriesPoints);
    }

    @Override
    public void begin(RequestSchema schema) {
        tallies = tallies(schema);
    }

    private RequestTallies tallies(RequestSchema schema) {
        return new RequestTallies(clock, devices, true, new RequestMeasures(schema, measurement));
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
        tallies.record(isApart ? request.device() : 0, request);
        responses.record(clock.now(), request.responseTime());
        responseTimes.completed(clock.now(), request);
        outstandingChanged();
    }

    @Override
    public void reset() {
        tallies.reset();
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
        List<Metric> metrics = tallies.ofAll(SYSTEM);
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
        return isApart ? tallies.ofUnit(index) : List.of();
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
    public ResponsesOverTime responsesOverTime() {
        return responseTimes.overTime();
    }

    @Override
    public boolean isQueueGrowing() {
        endSeries();
        return phase.isGrowing(begun, completedBefore);
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

    /** The series extends the value before this change up to now. */
    private void holdQueue() {
        phase.advance(queueSince, clock.now());
        queue.hold(queueSince, clock.now(), outstanding.current());
        queueSince = clock.now();
    }

    private static List<Double> points(double[] values, double divisor) {
        List<Double> points = new ArrayList<>(values.length);
        for (double value : values) {
            points.add(value / divisor);
        }
        return points;
    }
}
