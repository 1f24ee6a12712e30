package org.spindle.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.spindle.queue.DeviceQueue;
import org.spindle.queue.QueueMetrics;
import org.spindle.queue.SharedQueueDepth;
import org.spindle.spi.Component;
import org.spindle.spi.bus.ControllerBelow;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** The context of a controller with a front. */
final class RunControllerBelow implements ControllerBelow {

    private final RunLayerContext own;
    private final Factories factories;
    private final QueueSchedulers schedulers;
    private final List<Route> below;

    /**
     * @param own the context of a layer in the controller's place, with no units below
     * @param below the routes to the devices below, in the scenario's order
     */
    RunControllerBelow(RunLayerContext own, Factories factories, QueueSchedulers schedulers, List<Route> below) {
        this.own = own;
        this.factories = factories;
        this.schedulers = schedulers;
        this.below = below;
    }

    @Override
    public List<Unit> queued(Component scheduler, int outstanding, UnaryOperator<BlockTarget> between) {
        List<Unit> units = new ArrayList<>();
        for (Route route : below) {
            DeviceQueue queue = DeviceQueue.of(
                    schedulers.make(
                            scheduler,
                            "controllers." + own.name() + "." + route.name() + ".scheduler",
                            route.name(),
                            route.device().sectors(),
                            route.device().positions(),
                            new WatchedPositions(route.name(), own.metrics()),
                            true),
                    between.apply(route.target()),
                    Math.min(outstanding, route.depth()),
                    SharedQueueDepth.unlimited(),
                    own.events(),
                    new QueueMetrics(route.name(), own.metrics()),
                    CommonTimes.controllerWait(own.requestSchema()));
            AddressSpace.Last last = new AddressSpace.Last(queue::lastSector, queue::lastEnd);
            int index = units.size();
            units.add(AddressSpace.of(route.name(), route.device(), last, queue, index)
                    .viewedAs(index, UnitObserver.NONE));
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
