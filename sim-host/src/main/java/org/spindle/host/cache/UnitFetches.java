package org.spindle.host.cache;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * Fetches whole units of the storage for reads that miss in them. The read is served when they are in the cache. A read of which the
 * units are more than half of the cache is served without them.
 */
final class UnitFetches implements CompletionListener {

    private final BlockCache cache;
    private final PrefetchedLines prefetched;
    private final LineShape shape;
    private final int unit;
    private final long most;
    private final List<Request> fetches = new ArrayList<>();

    /** @param unit sectors of a unit; 0 for none */
    UnitFetches(BlockCache cache, int unit, PrefetchedLines prefetched) {
        this.cache = cache;
        this.unit = unit;
        this.prefetched = prefetched;
        shape = cache.rules().shape();
        most = (long) cache.rules().lines() / 2 * shape.line();
    }

    /** Begins to fetch the units of a request; returns false, and does nothing, if that is not necessary. */
    boolean begin(Request whole) {
        if (unit == 0 || !whole.isRead()) {
            return false;
        }
        int below = whole.device();
        long from = LineShape.down(whole.sector(), unit);
        long to = Math.min(LineShape.up(whole.end(), unit), cache.sectors(below));
        if (to - from > most || isCached(whole)) {
            return false;
        }
        Request part = cache.context().part(whole, Operation.READ, from, to - from);
        part.redirect(below, from);
        part.tag(Outcome.NOTHING);
        part.expect(this);
        fetches.add(part);
        prefetched.fetched(below, from, LineShape.down(whole.sector(), shape.line()));
        prefetched.fetched(below, LineShape.up(whole.end(), shape.line()), to);
        cache.begin(part, from, Outcome.NOTHING);
        return true;
    }

    private boolean isCached(Request whole) {
        Lines lines = cache.lines();
        for (long at = whole.sector(); at < whole.end(); at = LineShape.down(at, shape.line()) + shape.line()) {
            int slot = lines.find(whole.device(), at);
            if (slot == Lines.NONE) {
                return false;
            }
            long start = lines.firstSector(slot);
            int first = (int) ((at - start) / shape.grain());
            long end = Math.min(shape.grainTo(whole.end()), start + shape.line());
            int last = (int) ((end - start) / shape.grain());
            if (lines.validTo(slot, first, last) < last) {
                return false;
            }
        }
        return true;
    }

    boolean isOwn(Request request) {
        return unit > 0 && fetches.contains(request);
    }

    /** Notes the {@link Outcome} of a request, which may be one of these fetches. */
    void ended(Request request, int outcome) {
        if (isOwn(request)) {
            request.tag(outcome);
        }
    }

    @Override
    public void completed(Request part) {
        Request whole = part.parent();
        int outcome = (int) part.tag();
        fetches.remove(part);
        cache.context().finish(part);
        if (whole != null) {
            cache.begin(whole, whole.sector(), outcome);
            cache.tasks().run();
        }
    }
}
