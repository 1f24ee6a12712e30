package org.spindle.spi.bus;

/** Data on their way over buses, whose pace depends on who else moves data over them. */
public interface BusTransfer {

    /**
     * The pace of a bus on the way may be another from this moment on: what has moved has moved at the old one, what is left
     * moves at {@link BusPort#sectorTimePicos}. Called for each change on each bus, also several times at one instant. The
     * transfer must not join or leave a bus inside this call.
     */
    void paceChanged();
}
