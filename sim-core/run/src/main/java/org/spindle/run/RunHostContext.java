package org.spindle.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.random.PurposeStreams;
import org.spindle.random.RandomStreams;
import org.spindle.scenario.Scenario;
import org.spindle.spi.Parts;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.host.TaskMetrics;
import org.spindle.spi.host.Tasks;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.timeline.Timeline;
import org.spindle.stack.RequestPool;
import org.spindle.stats.MetricSet;
import org.spindle.timeline.RunTimeline;

/** The context of the host. */
final class RunHostContext implements HostContext {

    /** Name of the component for the host's metrics. */
    static final String COMPONENT = TaskMetrics.COMPONENT;

    private final Scenario scenario;
    private final EventLoop events;
    private final MetricSet metrics;
    private final PurposeStreams streams;
    private final @Nullable RunTimeline timeline;
    private final List<Unit> units;
    private final Tasks tasks;
    private final RequestPool pool;
    private final Parts parts;
    private @Nullable Metrics own;
    private @Nullable Timeline shown;

    /**
     * @param timeline null if the run has none
     */
    RunHostContext(
            Scenario scenario,
            EventLoop events,
            MetricSet metrics,
            RandomStreams streams,
            @Nullable RunTimeline timeline,
            AddressedUnits units,
            Tasks tasks,
            RequestPool pool,
            Parts parts) {
        this.scenario = scenario;
        this.events = events;
        this.metrics = metrics;
        this.streams = new PurposeStreams(streams, "host");
        this.timeline = timeline;
        this.units = units.all();
        this.tasks = tasks;
        this.pool = pool;
        this.parts = parts;
    }

    @Override
    public EventLoop events() {
        return events;
    }

    /** Rejects a reserved name only for a host that has metrics. */
    @Override
    public Metrics metrics() {
        Metrics known = own;
        if (known == null) {
            if (isTaken()) {
                throw new IllegalArgumentException("a component of the scenario is called '" + COMPONENT
                        + "', as the metrics of this host are; give it another name");
            }
            known = metrics.of(COMPONENT);
            own = known;
        }
        return known;
    }

    private boolean isTaken() {
        return scenario.devices().containsKey(COMPONENT)
                || scenario.layers().containsKey(COMPONENT)
                || scenario.buses().containsKey(COMPONENT)
                || scenario.controllers().containsKey(COMPONENT)
                || scenario.observers().containsKey(COMPONENT);
    }

    @Override
    public RequestSchema requestSchema() {
        return pool.schema();
    }

    @Override
    public RandomStream random(String purpose) {
        return streams.of(purpose);
    }

    @Override
    public Timeline timeline() {
        Timeline known = shown;
        if (known == null) {
            known = timeline == null ? Timeline.NONE : timeline.host();
            shown = known;
        }
        return known;
    }

    @Override
    public List<Unit> units() {
        return units;
    }

    @Override
    public Tasks tasks() {
        return tasks;
    }

    @Override
    public Request newRequest() {
        return pool.take();
    }

    @Override
    public void giveBack(Request request) {
        pool.giveBack(request);
    }

    @Override
    public Parts parts() {
        return parts;
    }

    @Override
    public RuntimeException failure(String message) {
        return new RunException("host: " + message);
    }
}
