package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Presents a slow device through its cache on a fast one. Both must accept a request; flushes go to both. */
final class CachedUnit implements Layer, CompletionListener {

    private final LayerContext context;
    private final BlockCache cache;
    private final Unit fast;
    private final Unit slow;
    private final int line;

    CachedUnit(LayerContext context, BlockCache cache, Unit fast, Unit slow, int line) {
        this.context = context;
        this.cache = cache;
        this.fast = fast;
        this.slow = slow;
        this.line = line;
    }

    @Override
    public long sectors(int unit) {
        return slow.sectors();
    }

    /** Checks both devices; on the fast one a request begins at the same offset in its line as on the slow one. */
    @Override
    public @Nullable String refusal(int unit, long sector, long sectors) {
        String refusal = cache.refusal(unit, sector, sectors);
        if (refusal != null || sectors == 0) {
            return refusal;
        }
        long offset = sector % line;
        long first = Math.min(sectors, line - offset);
        refusal = fast.refusal(offset, first);
        return refusal == null && first < sectors ? fast.refusal(0, (sectors - first - 1) % line + 1) : refusal;
    }

    /** Caches above the slow device get the new addresses. */
    @Override
    public long relocated(int unit, Relocation relocation) {
        return cache.relocated(unit, relocation);
    }

    @Override
    public void unplug() {
        fast.unplug();
        slow.unplug();
    }

    /** Data on the fast device is durable, so a flush does not write it out to the slow one. */
    @Override
    public void submit(Request request) {
        if (request.operation() != Operation.FLUSH) {
            cache.submit(request);
            return;
        }
        Request onFast = flush(request);
        Request onSlow = flush(request);
        fast.submit(onFast);
        slow.submit(onSlow);
    }

    private Request flush(Request whole) {
        Request part = context.part(whole, Operation.FLUSH, 0, 0);
        part.expect(this);
        return part;
    }

    @Override
    public void completed(Request part) {
        Request whole = part.parent();
        if (context.finish(part) && whole != null) {
            whole.complete(context.events().now());
        }
    }
}
