package org.spindle.spi.layer;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * An address space that requests can be sent to: a device behind its queue, or a unit of a layer further down. A request
 * carries the unit's own sectors when it is submitted; its device index is set by the unit.
 */
public interface Unit extends BlockTarget {

    /** The device's name in the scenario, or the layer's, with the name of the unit below where there are several. */
    String name();

    /** Capacity in sectors of 512 bytes. */
    long sectors();

    /**
     * Checks whether such a request could be served at all (alignment).
     *
     * @return null if so, otherwise what is wrong and what would be right
     */
    @Nullable
    String refusal(long sector, long sectors);

    /** Requests that have been submitted here and are not complete, those still waiting in a queue included. */
    int outstanding();

    /**
     * How far away a sector is from where the unit worked last: in cylinders from the arm if the unit tells positions,
     * otherwise in sectors from the beginning of the request that was last handed to the device.
     */
    long distance(long sector);

    /** First sector of the request that was last handed to the device; 0 before any was, and for units of layers. */
    default long lastSector() {
        return 0;
    }

    /** One past the last sector of that request; 0 before any was, and for units of layers. */
    default long lastEnd() {
        return 0;
    }

    /** What a device tells about positions; null if it tells none, and for units of layers. */
    @Nullable
    PositionOracle positions();
}
