package org.spindle.host.alis;

import org.spindle.spi.layer.Unit;

/** Informs the caches below of the new places of data after a reorganisation that took no time. */
final class Relabeller {

    private final Unit below;
    private final ReorganisedArea area;
    private final AlisMetrics metrics;
    private final boolean relabels;

    /**
     * @param relabels whether cached data gets the addresses of its copies; otherwise that in the area is only lost where it has been
     *     replaced
     */
    Relabeller(Unit below, ReorganisedArea area, AlisMetrics metrics, boolean relabels) {
        this.below = below;
        this.area = area;
        this.metrics = metrics;
        this.relabels = relabels;
    }

    /**
     * Notes the end of a reorganisation.
     *
     * @param before the places of data at its beginning
     * @param after those from now on
     */
    void reorganised(Redirector before, Redirector after) {
        metrics.relabelled(below.relocated(new AreaRelocation(area, before, after, relabels)));
    }
}
