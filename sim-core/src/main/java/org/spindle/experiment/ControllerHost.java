package org.spindle.experiment;

import java.util.ArrayList;
import java.util.List;
import org.spindle.queue.Allowance;
import org.spindle.queue.DeviceQueue;
import org.spindle.queue.QueueMetrics;
import org.spindle.random.RandomStreams;
import org.spindle.spi.Component;
import org.spindle.spi.bus.ControllerBelow;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;

/** What the simulation gives to a controller with a front. */
final class ControllerHost implements ControllerBelow {

    private final String name;
    private final EventLoop events;
    private final Metrics metrics;
    private final RandomStreams streams;
    private final Factories factories;
    private final Queues queues;
    private final List<Way> below;
    private final RequestPool pool;
    private final LayerHost requests;

    /**
     * @param below the ways down to the devices below, in the scenario's order
     */
    ControllerHost(
            String name,
            EventLoop events,
            Metrics metrics,
            RandomStreams streams,
            Factories factories,
            Queues queues,
            List<Way> below,
            RequestPool pool) {
        this.name = name;
        this.events = events;
        this.metrics = metrics;
        this.streams = streams;
        this.factories = factories;
        this.queues = queues;
        this.below = below;
        this.pool = pool;
        requests = new LayerHost(name, factories, events, metrics, streams, List.of(), pool);
    }

    @Override
    public List<Unit> queued(Component scheduler, int outstanding) {
        List<Unit> units = new ArrayList<>();
        for (Way way : below) {
            DeviceQueue queue = new DeviceQueue(
                    queues.make(
                            scheduler,
                            "controllers." + name + "." + way.name() + ".scheduler",
                            way.name(),
                            way.device().sectors(),
                            way.device().positions(),
                            new WatchedPositions(way.name(), metrics),
                            true),
                    way.target(),
                    Math.min(outstanding, way.depth()),
                    Allowance.unlimited(),
                    events,
                    new QueueMetrics(way.name(), metrics));
            units.add(UnitBelow.of(way.name(), way.device(), queue, queue::lastSector, units.size()));
        }
        return units;
    }

    @Override
    public Layer layer(Component layer, List<Unit> over) {
        return factories.layer(layer, new LayerHost(name, factories, events, metrics, streams, over, pool));
    }

    @Override
    public Request part(Request whole, Operation operation, long sector, long sectors) {
        return requests.part(whole, operation, sector, sectors);
    }

    @Override
    public boolean finish(Request completed) {
        return requests.finish(completed);
    }
}
