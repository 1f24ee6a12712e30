package org.spindle.host.cache;

import org.spindle.spi.layer.Relocation;
import org.spindle.spi.request.Request;

/** Observes the transfers of data, which a simulation omits and tests check. Sectors are those of the unit. */
interface DataMoves {

    DataMoves NONE = new DataMoves() {};

    /** Called when data that was read below is in the cache. */
    default void fetched(int unit, long sector, long sectors) {}

    /** Called when the host's data is in the cache. */
    default void written(Request whole, int unit, long sector, long sectors) {}

    /** Called when the host has data from the cache. */
    default void delivered(Request whole, int unit, long sector, long sectors) {}

    /** Called when the host has data that was read below and is not in the cache. */
    default void bypassed(Request whole, int unit, long sector, long sectors) {}

    /** Called when a write to the unit below takes data from the cache. */
    default void taken(Request write, int unit, long sector, long sectors) {}

    /** Called when all data of a unit, above and below the cache as in it, has the addresses that a relocation gives it. */
    default void relocated(int unit, Relocation relocation) {}

    /** Called when data is not in the cache any more. */
    default void dropped(int unit, long sector, long sectors) {}
}
