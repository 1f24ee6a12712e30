package org.spindle.host.emulator;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.OneToOneLayer;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Request;

/** Presents the units below unchanged, each behind an {@link EmulatedUnit}. */
final class Emulator implements OneToOneLayer {

    private final List<EmulatedUnit> units = new ArrayList<>();
    private final List<Unit> below;

    Emulator(EmulatorConfig config, LayerContext context, TimeDistribution lateness) {
        below = context.below();
        EmulatedTimes times = new EmulatedTimes(config, context, lateness);
        below.forEach(unit -> units.add(new EmulatedUnit(unit, context, times)));
    }

    @Override
    public List<Unit> below() {
        return below;
    }

    @Override
    public long relocated(int unit, Relocation relocation) {
        return below.get(unit).relocated(relocation);
    }

    @Override
    public void submit(Request whole) {
        units.get(whole.device()).submit(whole);
    }
}
