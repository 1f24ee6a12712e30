package org.spindle.host.emulator;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Request;

/** Presents the units below as they are, each behind an {@link EmulatedUnit}. */
final class Emulator implements Layer {

    private final List<EmulatedUnit> units = new ArrayList<>();
    private final List<Unit> below;

    Emulator(EmulatorConfig config, LayerContext context, TimeDistribution lateness) {
        below = context.below();
        EmulatedTimes times = new EmulatedTimes(config, context, lateness);
        below.forEach(unit -> units.add(new EmulatedUnit(unit, context, times)));
    }

    @Override
    public int units() {
        return units.size();
    }

    @Override
    public long sectors(int unit) {
        return below.get(unit).sectors();
    }

    @Override
    public @Nullable String refusal(int unit, long sector, long sectors) {
        return below.get(unit).refusal(sector, sectors);
    }

    @Override
    public void submit(Request whole) {
        units.get(whole.device()).submit(whole);
    }
}
