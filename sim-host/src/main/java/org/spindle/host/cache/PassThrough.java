package org.spindle.host.cache;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** A cache of size 0: every request goes to the unit below unchanged. */
final class PassThrough implements Layer, CompletionListener {

    private final LayerContext context;
    private final List<Unit> below;

    PassThrough(LayerContext context) {
        this.context = context;
        below = context.below();
    }

    @Override
    public int units() {
        return below.size();
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
        Request part = context.part(whole, whole.operation(), whole.sector(), whole.sectors());
        part.expect(this);
        below.get(whole.device()).submit(part);
    }

    @Override
    public void completed(Request part) {
        Request whole = part.parent();
        if (context.finish(part) && whole != null) {
            whole.complete(context.events().now());
        }
    }
}
