package org.spindle.host.linux.pagecache;

import org.spindle.spi.host.HostContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Moves runs of pages between the cache and the units. */
final class PageTransfers implements CompletionListener {

    static final int PAGE_SECTORS = 8;

    /** Pages of one request at most: 1 MiB. */
    private static final int LONGEST = 256;

    /** The process that writes back: none of the workload's. */
    private static final long FLUSHER = Long.MAX_VALUE;

    /** Who wants to know of the end of transfers. */
    interface Owner {

        /** Pages have been read. */
        void read(int unit, long from, long to, Request by);

        /** Pages have been written by the request of this number. */
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

    /** Writes to a unit that are not complete. */
    int writes(int unit) {
        return writes[unit];
    }

    /** The number of the request that was made last. */
    long lastNumber() {
        return number;
    }

    /**
     * Reads pages.
     *
     * @param isAhead whether nobody waits for the first of them
     * @param process for which they are read
     */
    void read(int unit, long from, long to, boolean isAhead, long process) {
        for (long page = from; page < to; page += LONGEST) {
            submit(Operation.READ, unit, page, Math.min(to, page + LONGEST), isAhead || page > from, process);
        }
    }

    /**
     * Writes pages back.
     *
     * @param isAsynchronous whether nobody waits for that
     */
    void write(int unit, long from, long to, boolean isAsynchronous) {
        for (long page = from; page < to; page += LONGEST) {
            submit(Operation.WRITE, unit, page, Math.min(to, page + LONGEST), isAsynchronous, FLUSHER);
        }
    }

    private void submit(Operation operation, int unit, long from, long to, boolean isAsynchronous, long process) {
        long sector = from * PAGE_SECTORS;
        long sectors = Math.min(to * PAGE_SECTORS, units[unit].sectors()) - sector;
        Request request = context.newRequest().reset(++number, unit, operation, sector, sectors);
        request.process(process);
        request.flags(isAsynchronous, false, operation == Operation.READ && isAsynchronous);
        long now = context.events().now();
        request.arrived(now);
        request.clock().begin(now);
        writes[unit] += operation == Operation.WRITE ? 1 : 0;
        request.tag(unit);
        request.expect(this);
        units[unit].submit(request);
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
