package org.spindle.spi.bus;

/** A transfer over buses, whose pace depends on the other transfers on them. */
public interface BusTransfer {

    /**
     * The pace of a bus on the route may change at this moment: data already transferred moved at the old pace, the
     * rest moves at {@link BusPort#sectorTimePicos}. Called for each change on each bus, also several times at one
     * instant. The transfer must not join or leave a bus inside this call.
     */
    void paceChanged();
}
