package org.spindle.spi.layer;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.BlockTarget;

/**
 * A node between host and devices that presents its own address spaces, its units: a volume presents one, a cache as
 * many as lie below it. {@link org.spindle.spi.request.Request#device} of a request that is submitted to a layer is the
 * index of a unit.
 *
 * <p>An example, which presents the first unit below, and sends it a part for each request:
 *
 * <pre>{@code
 * final class PassOn implements Layer, CompletionListener {
 *     private final LayerContext context;
 *     private final Unit below;
 *
 *     PassOn(LayerContext context) {
 *         this.context = context;
 *         below = context.below().get(0);
 *     }
 *
 *     public long sectors(int unit) {
 *         return below.sectors();
 *     }
 *
 *     public void submit(Request whole) {
 *         Request part = context.part(whole, whole.operation(), whole.sector(), whole.sectors());
 *         part.expect(this);
 *         below.submit(part);
 *     }
 *
 *     public void completed(Request part) {
 *         Request whole = part.parent();
 *         if (context.finish(part)) {
 *             whole.complete(context.events().now());
 *         }
 *     }
 * }
 * }</pre>
 */
public interface Layer extends BlockTarget {

    /** Returns how many units it presents, at least 1. */
    default int units() {
        return 1;
    }

    /** Returns the capacity of a unit in sectors of 512 bytes. */
    long sectors(int unit);

    /**
     * Checks whether such a request could be served at all; that it lies within the capacity has been checked.
     *
     * @return null if so, otherwise what is wrong and what would be right
     */
    default @Nullable String refusal(int unit, long sector, long sectors) {
        return null;
    }

    /**
     * Offers a layer to transfer the data of its requests itself, when its memory is ready for them; called at most
     * once, before any request. Otherwise the data of a write arrive before it is submitted, and those of a read leave
     * after its completion.
     *
     * @return whether the layer moves the data of every read and write through the path before it completes it
     */
    default boolean movesDataThrough(DataPath path) {
        return false;
    }

    /**
     * Notes that the user of a unit has copied data of it without requests, and reads it at its new place from now on. A layer
     * that holds copies of the unit's data gives them the new addresses; by default a layer holds none.
     *
     * @return the number of sectors of these copies that have new addresses
     */
    default long relocated(int unit, Relocation relocation) {
        return 0;
    }
}
