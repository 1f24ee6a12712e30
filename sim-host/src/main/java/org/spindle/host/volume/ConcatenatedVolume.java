package org.spindle.host.volume;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** Concatenates the units below to one address space. A flush is sent to all units. */
final class ConcatenatedVolume implements Layer, CompletionListener {

    private final LayerContext context;
    private final List<Unit> below;

    /** First sector of each unit, followed by the total number of sectors. */
    private final long[] starts;

    ConcatenatedVolume(LayerContext context) {
        this.context = context;
        below = context.below();
        starts = new long[below.size() + 1];
        for (int i = 0; i < below.size(); i++) {
            starts[i + 1] = starts[i] + below.get(i).sectors();
        }
    }

    @Override
    public long sectors(int unit) {
        return starts[below.size()];
    }

    @Override
    public @Nullable String refusal(int unit, long sector, long sectors) {
        for (int i = unitOf(sector); i < below.size() && starts[i] < sector + sectors; i++) {
            long from = Math.max(sector, starts[i]);
            long to = Math.min(sector + sectors, starts[i + 1]);
            String refusal = below.get(i).refusal(from - starts[i], to - from);
            if (refusal != null) {
                return below.get(i).name() + ": " + refusal;
            }
        }
        return null;
    }

    private int unitOf(long sector) {
        int found = Arrays.binarySearch(starts, sector);
        return found >= 0 ? found : -found - 2;
    }

    @Override
    public void unplug() {
        for (Unit unit : below) {
            unit.unplug();
        }
    }

    @Override
    public void submit(Request whole) {
        boolean everywhere = whole.sectors() == 0;
        int first = everywhere ? 0 : unitOf(whole.sector());
        int last = everywhere ? below.size() - 1 : unitOf(whole.end() - 1);
        context.hold(whole);
        for (int i = first; i <= last; i++) {
            long from = everywhere ? 0 : Math.max(whole.sector(), starts[i]) - starts[i];
            long to = everywhere ? 0 : Math.min(whole.end(), starts[i + 1]) - starts[i];
            Request part = context.part(whole, whole.operation(), from, to - from);
            part.expect(this);
            below.get(i).submit(part);
        }
        if (context.release(whole)) {
            whole.complete(context.events().now());
        }
    }

    @Override
    public void completed(Request part) {
        Request whole = part.parent();
        if (context.finish(part) && whole != null) {
            whole.complete(context.events().now());
        }
    }
}
