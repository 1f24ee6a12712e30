package org.spindle.stack;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.spindle.random.RandomStreams;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.stats.MetricSet;

/**
 * Creates the schedulers of a run. Several schedulers of one queue have separate random streams and metrics, numbered
 * from the second.
 */
final class QueueSchedulers {

    private final Factories factories;
    private final EventLoop events;
    private final RandomStreams streams;
    private final RequestSchema schema;
    private final MetricSet metrics;
    private final Map<String, Integer> made = new HashMap<>();

    QueueSchedulers(
            Factories factories, EventLoop events, RandomStreams streams, RequestSchema schema, MetricSet metrics) {
        this.factories = factories;
        this.events = events;
        this.streams = streams;
        this.schema = schema;
        this.metrics = metrics;
    }

    /**
     * @param path of the queue in the scenario: {@code driver.disk0.scheduler}
     * @param device name of the device that the queue belongs to
     * @param positions null if the device has none
     * @param watch wraps the positions for the schedulers of this queue that use them
     * @param mayCombine whether the owner serves requests that carry others
     */
    RequestScheduler make(
            Component scheduler,
            String path,
            String device,
            long sectors,
            @Nullable PositionOracle positions,
            UnaryOperator<PositionOracle> watch,
            boolean mayCombine) {
        int number = made.merge(path, 1, Integer::sum);
        String place = number == 1 ? path : path + "." + number;
        RandomStream random = streams.stream(place);
        return factories.make(
                SchedulerFactory.KIND,
                scheduler,
                new Queue(scheduler.type(), place, device, sectors, positions, watch, mayCombine, random));
    }

    private final class Queue implements SchedulerContext {

        private final String scheduler;
        private final String place;
        private final String device;
        private final long sectors;
        private final @Nullable PositionOracle positions;
        private final UnaryOperator<PositionOracle> watch;
        private final boolean mayCombine;
        private final RandomStream random;
        private final Metrics own;

        Queue(
                String scheduler,
                String place,
                String device,
                long sectors,
                @Nullable PositionOracle positions,
                UnaryOperator<PositionOracle> watch,
                boolean mayCombine,
                RandomStream random) {
            this.scheduler = scheduler;
            this.place = place;
            this.device = device;
            this.sectors = sectors;
            this.positions = positions;
            this.watch = watch;
            this.mayCombine = mayCombine;
            this.random = random;
            own = metrics.of(place);
        }

        @Override
        public EventLoop events() {
            return events;
        }

        @Override
        public long sectors() {
            return sectors;
        }

        @Override
        public PositionOracle positions() {
            if (positions == null) {
                throw new IllegalArgumentException("scheduler '" + scheduler + "' needs positions, and device '"
                        + device + "' provides none; choose another scheduler or a device with a position model");
            }
            return watch.apply(positions);
        }

        @Override
        public RequestSchema requestSchema() {
            return schema;
        }

        @Override
        public RandomStream random() {
            return random;
        }

        @Override
        public Metrics metrics() {
            return own;
        }

        @Override
        public RequestScheduler scheduler(Component part) {
            return make(part, place + ".part", device, sectors, positions, watch, mayCombine);
        }

        @Override
        public Parts parts() {
            return factories::make;
        }

        @Override
        public boolean mayCombine() {
            return mayCombine;
        }
    }
}
