package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.Request;

/** Presents all units below: one through a cache, the others unchanged. */
final class OneOfMany implements Layer {

    private final PassThrough others;
    private final Layer cached;
    private final int unit;

    /**
     * @param cached presents the cached unit alone
     * @param unit its index among those below
     */
    OneOfMany(LayerContext context, Layer cached, int unit) {
        others = new PassThrough(context);
        this.cached = cached;
        this.unit = unit;
    }

    @Override
    public int units() {
        return others.units();
    }

    @Override
    public long sectors(int of) {
        return others.sectors(of);
    }

    @Override
    public @Nullable String refusal(int of, long sector, long sectors) {
        return of == unit ? cached.refusal(0, sector, sectors) : others.refusal(of, sector, sectors);
    }

    /** Unplugs all units below, those of the cache among them. */
    @Override
    public void unplug() {
        others.unplug();
    }

    @Override
    public void submit(Request request) {
        if (request.device() == unit) {
            request.redirect(0, request.sector());
            cached.submit(request);
        } else {
            others.submit(request);
        }
    }
}
