package org.spindle.experiment;

import java.util.ArrayList;
import java.util.List;
import org.spindle.queue.Allowance;
import org.spindle.queue.DeviceQueue;
import org.spindle.queue.QueueMetrics;
import org.spindle.spi.Component;
import org.spindle.spi.bus.ControllerBelow;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** What the simulation gives to a controller with a front. */
final class ControllerHost implements ControllerBelow {

    private final LayerHost own;
    private final Factories factories;
    private final Queues queues;
    private final List<Way> below;

    /**
     * @param own what a layer in the controller's place would be given, over nothing
     * @param below the ways down to the devices below, in the scenario's order
     */
    ControllerHost(LayerHost own, Factories factories, Queues queues, List<Way> below) {
        this.own = own;
        this.factories = factories;
        this.queues = queues;
        this.below = below;
    }

    @Override
    public List<Unit> queued(Component scheduler, int outstanding) {
        List<Unit> units = new ArrayList<>();
        for (Way way : below) {
            DeviceQueue queue = new DeviceQueue(
                    queues.make(
                            scheduler,
                            "controllers." + own.name() + "." + way.name() + ".scheduler",
                            way.name(),
                            way.device().sectors(),
                            way.device().positions(),
                            new WatchedPositions(way.name(), own.metrics()),
                            true),
                    way.target(),
                    Math.min(outstanding, way.depth()),
                    Allowance.unlimited(),
                    own.events(),
                    new QueueMetrics(way.name(), own.metrics()));
            units.add(UnitBelow.of(way.name(), way.device(), queue, queue::lastSector, units.size()));
        }
        return units;
    }

    @Override
    public Layer layer(Component layer, List<Unit> over) {
        return factories.make(LayerFactory.KIND, layer, own.over(over));
    }

    @Override
    public Request part(Request whole, Operation operation, long sector, long sectors) {
        return own.part(whole, operation, sector, sectors);
    }

    @Override
    public boolean finish(Request completed) {
        return own.finish(completed);
    }
}
