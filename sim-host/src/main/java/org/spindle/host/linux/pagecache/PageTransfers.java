package org.spindle.host.linux.pagecache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Transfers runs of pages between the cache and the units. */
final class PageTransfers implements CompletionListener {

    static final int PAGE_SECTORS = 8;

    /** Maximum number of pages of a request: 1 MiB. */
    private static final int MAX_PAGES = 256;

    /** The process that issues write-backs, which is not one of the workload. */
    private static final long FLUSHER = Long.MAX_VALUE;

    /** Is notified at the end of transfers. */
    interface Owner {

        /** Called when pages have been read by the request {@code by}. */
        void read(int unit, long from, long to, Request by);

        /** Called when pages have been written by the request of this number. */
        void written(int unit, long from, long to, long number);
    }

    private final HostContext context;
    private final Unit[] units;
    private final Owner owner;
    private final int[] writes;
    private long number;

    PageTransfers(HostContext context, Owner owner) {
        this.context = context;
        this.owner = owner;
        units = context.units().toArray(new Unit[0]);
        writes = new int[units.length];
    }

    int units() {
        return units.length;
    }

    Unit unit(int index) {
        return units[index];
    }

    /** Returns the number of pages of a unit; the last one may be shorter than others. */
    long pages(int unit) {
        return (units[unit].sectors() + PAGE_SECTORS - 1) / PAGE_SECTORS;
    }

    /** Returns the number of incomplete writes to a unit. */
    int writes(int unit) {
        return writes[unit];
    }

    /** Returns the number of the last created request. */
    long lastNumber() {
        return number;
    }

    /**
     * Reads pages.
     *
     * @param isAhead whether no process waits for the first of them
     * @param reader the request for which they are read, whose process and attributes the transfers have; null for none
     */
    void read(int unit, long from, long to, boolean isAhead, @Nullable Request reader) {
        for (long page = from; page < to; page += MAX_PAGES) {
            Request request = request(Operation.READ, unit, page, Math.min(to, page + MAX_PAGES));
            if (reader != null) {
                request.process(reader.process());
                request.attributesOf(reader);
            }
            boolean isAsynchronous = isAhead || page > from;
            request.flags(isAsynchronous, false, isAsynchronous);
            submit(request);
        }
    }

    /**
     * Writes pages back.
     *
     * @param isAsynchronous whether no process waits for the write-back
     */
    void write(int unit, long from, long to, boolean isAsynchronous) {
        for (long page = from; page < to; page += MAX_PAGES) {
            Request request = request(Operation.WRITE, unit, page, Math.min(to, page + MAX_PAGES));
            request.process(FLUSHER);
            request.flags(isAsynchronous, false, false);
            writes[unit]++;
            submit(request);
        }
    }

    private Request request(Operation operation, int unit, long from, long to) {
        long sector = from * PAGE_SECTORS;
        long sectors = Math.min(to * PAGE_SECTORS, units[unit].sectors()) - sector;
        return context.newRequest().reset(++number, unit, operation, sector, sectors);
    }

    private void submit(Request request) {
        long now = context.events().now();
        request.arrived(now);
        request.clock().begin(now);
        request.tag(request.device());
        request.expect(this);
        units[request.device()].submit(request);
    }

    @Override
    public void completed(Request request) {
        int unit = (int) request.tag();
        long from = request.sector() / PAGE_SECTORS;
        long to = (request.end() + PAGE_SECTORS - 1) / PAGE_SECTORS;
        if (request.isWrite()) {
            writes[unit]--;
            owner.written(unit, from, to, request.id());
        } else {
            owner.read(unit, from, to, request);
        }
        context.giveBack(request);
    }
}
