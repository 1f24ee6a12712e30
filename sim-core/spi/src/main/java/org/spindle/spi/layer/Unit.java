package org.spindle.spi.layer;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * An address space that requests can be sent to: a device behind its queue, or a unit of a layer further down. A request
 * carries the unit's own sectors when it is submitted; its device index is set by the unit.
 */
public interface Unit extends BlockTarget {

    /** Returns the device's name in the scenario, or the layer's, with the name of the unit below where there are several. */
    String name();

    /** Returns the capacity in sectors of 512 bytes. */
    long sectors();

    /**
     * Checks whether such a request can be served (alignment).
     *
     * @return null if so, otherwise what is wrong and what would be right
     */
    @Nullable
    String refusal(long sector, long sectors);

    /** Returns the number of outstanding requests, including those that wait in a queue. */
    int outstanding();

    /**
     * Returns the distance of a sector from the last position: in cylinders from the arm if the unit has a position
     * oracle, otherwise in sectors from the beginning of the request dispatched last.
     */
    long distance(long sector);

    /**
     * Returns the first sector of the request dispatched last; 0 before the first dispatch, and for units of layers.
     */
    default long lastSector() {
        return 0;
    }

    /** Returns one past the last sector of that request; 0 before the first dispatch, and for units of layers. */
    default long lastEnd() {
        return 0;
    }

    /**
     * Notes that the user of this unit has copied data of it without requests, and reads it at its new place from now on, so that
     * caches can give it the new addresses. Devices ignore it.
     *
     * @return the number of sectors in caches that have new addresses
     */
    default long relocated(Relocation relocation) {
        return 0;
    }

    /** Returns the device's position oracle; null if it has none, and for units of layers. */
    @Nullable
    PositionOracle positions();
}
