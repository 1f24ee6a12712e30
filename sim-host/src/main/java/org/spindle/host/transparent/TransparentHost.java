package org.spindle.host.transparent;

import java.util.List;
import org.spindle.spi.host.Host;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Request;

/** Submits each request immediately to the unit that it addresses; the unit's completion goes directly to the issuer. */
final class TransparentHost implements Host {

    private final Unit[] units;

    TransparentHost(List<Unit> units) {
        this.units = units.toArray(new Unit[0]);
    }

    @Override
    public void submit(Request request) {
        units[request.device()].submit(request);
    }

    @Override
    public void processEnded(long process) {
        for (Unit unit : units) {
            unit.processEnded(process);
        }
    }

    @Override
    public boolean addsNoTime() {
        return true;
    }
}
