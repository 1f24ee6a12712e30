package org.example.shingled;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * Tracks of a band overlap like shingles, so that writing damages what lies behind it in its band (Feldman and Gibson, Shingled
 * Magnetic Recording, ;login: 2013). A write at or beyond the end of the written part is done at once; any other first reads
 * what lies behind it and writes it again.
 */
final class ShingledDrive implements Layer {

    private static final long SECTOR = 512;

    private final LayerContext context;
    private final long bandSectors;
    private final List<Map<Long, Band>> bands = new ArrayList<>();
    private final Counter updates;
    private final Counter rewritten;

    ShingledDrive(ShingledConfig config, LayerContext context) {
        this.context = context;
        bandSectors = config.band().bytes() / SECTOR;
        if (bandSectors < 1) {
            throw new IllegalArgumentException("a band of " + config.band() + " holds no sector; at least 512 B");
        }
        context.below().forEach(unit -> bands.add(new HashMap<>()));
        updates = context.metrics().counter("updates", "writes", "Writes into the written part of a band");
        rewritten = context.metrics().counter("rewritten", "sectors", "Sectors written again behind an update");
    }

    @Override
    public int units() {
        return bands.size();
    }

    @Override
    public long sectors(int unit) {
        return context.below().get(unit).sectors();
    }

    /** Does nothing else than to divide a write among its bands; the request is held once for each, and once meanwhile. */
    @Override
    public void submit(Request request) {
        int unit = request.device();
        context.hold(request);
        if (request.isWrite()) {
            long sector = request.sector();
            while (sector < request.end()) {
                long band = sector / bandSectors;
                long end = Math.min(request.end(), (band + 1) * bandSectors);
                context.hold(request);
                bands.get(unit)
                        .computeIfAbsent(band, any -> new Band(this, unit))
                        .add(request, sector, end);
                sector = end;
            }
        } else {
            send(unit, context.part(request, request.operation(), request.sector(), request.sectors()), () -> {});
        }
        release(request);
    }

    void release(Request whole) {
        if (context.release(whole)) {
            whole.complete(context.events().now());
        }
    }

    /** @param then is done when the part is complete and before its whole may be */
    private void send(int unit, Request part, Runnable then) {
        part.expect(complete -> {
            Request whole = complete.parent();
            context.hold(whole);
            context.finish(complete);
            then.run();
            release(whole);
        });
        context.below().get(unit).submit(part);
    }

    void transfer(int unit, Request whole, boolean isWrite, long from, long to, Runnable then) {
        send(unit, context.part(whole, isWrite ? Operation.WRITE : Operation.READ, from, to - from), then);
    }

    void noteUpdate(long sectorsBehind) {
        updates.add(1);
        rewritten.add(sectorsBehind);
    }
}
