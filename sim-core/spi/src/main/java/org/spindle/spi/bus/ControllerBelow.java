package org.spindle.spi.bus;

import java.util.List;
import java.util.function.UnaryOperator;
import org.spindle.spi.Component;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** The devices below a controller with a front, and access to them; implemented by Spindle. */
public interface ControllerBelow {

    /**
     * Returns the devices below, each behind a queue in the controller.
     *
     * @param scheduler of each queue
     * @param outstanding most requests at one device at once; no more than it accepts
     */
    default List<Unit> queued(Component scheduler, int outstanding) {
        return queued(scheduler, outstanding, device -> device);
    }

    /**
     * Returns the devices below, each behind a queue in the controller, with a stage of the controller between queue and
     * device.
     *
     * @param between returns the stage that receives the requests that leave the queue of a device, and forwards them
     *     to the device
     */
    List<Unit> queued(Component scheduler, int outstanding, UnaryOperator<BlockTarget> between);

    /** Makes a layer, such as a cache, over some units. */
    Layer layer(Component layer, List<Unit> over);

    /**
     * Returns the controller's own request that serves one of the host.
     *
     * @see org.spindle.spi.layer.LayerContext#part
     */
    Request part(Request whole, Operation operation, long sector, long sectors);

    /**
     * The controller is done with a request that it got from {@link #part}.
     *
     * @see org.spindle.spi.layer.LayerContext#finish
     */
    boolean finish(Request completed);
}
