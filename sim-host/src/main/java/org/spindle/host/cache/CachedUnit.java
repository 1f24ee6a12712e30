package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Request;

/** A slow device as it looks through its cache: requests must suit both devices. */
final class CachedUnit implements Layer {

    private final BlockCache cache;
    private final Unit fast;
    private final Unit slow;
    private final int line;

    CachedUnit(BlockCache cache, Unit fast, Unit slow, int line) {
        this.cache = cache;
        this.fast = fast;
        this.slow = slow;
        this.line = line;
    }

    @Override
    public long sectors(int unit) {
        return slow.sectors();
    }

    /** What goes to the fast device begins in its line where it does on the slow one. */
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

    @Override
    public void submit(Request request) {
        cache.submit(request);
    }
}
