package org.spindle.spi.layer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A layer that presents each unit below it as a unit of the same capacity, and rejects the requests that that unit
 * rejects.
 */
public interface OneToOneLayer extends Layer {

    /** Returns the units below, the same ones at each call; {@link LayerContext#below}. */
    List<Unit> below();

    @Override
    default int units() {
        return below().size();
    }

    @Override
    default long sectors(int unit) {
        return below().get(unit).sectors();
    }

    @Override
    default @Nullable String refusal(int unit, long sector, long sectors) {
        return below().get(unit).refusal(sector, sectors);
    }

    @Override
    default void unplug() {
        for (Unit unit : below()) {
            unit.unplug();
        }
    }
}
