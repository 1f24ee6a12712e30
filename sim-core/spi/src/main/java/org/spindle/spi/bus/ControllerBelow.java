package org.spindle.spi.bus;

import java.util.List;
import org.spindle.spi.Component;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** What a controller with a front has below it, and how it uses that; implemented by the host. */
public interface ControllerBelow {

    /**
     * The devices below, each behind a queue in the controller.
     *
     * @param scheduler of each queue
     * @param outstanding most requests at one device at once; no more than it accepts
     */
    List<Unit> queued(Component scheduler, int outstanding);

    /** Makes a layer, such as a cache, over some units. */
    Layer layer(Component layer, List<Unit> over);

    /**
     * The controller's own request that serves one of the host.
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
