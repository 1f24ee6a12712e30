package org.spindle.host.linux.pagecache;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.host.linux.readahead.ReadAhead;
import org.spindle.host.linux.throttle.DirtyRates;
import org.spindle.spi.config.Size;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventLoop;

/** Serves reads and writes of files from the page cache of Linux. Only the units take time. */
final class LinuxHost implements Host, PageTransfers.Owner, WriteThrottle.Writes {

    private final HostContext context;
    private final EventLoop events;
    private final PageMemory memory;
    private final PageTransfers transfers;
    private final DirtyPages dirtyPages;
    private final CachedFile[] files;
    private final ReadAheads open;

    private final ArrayDeque<FileJob> spare = new ArrayDeque<>();

    /** By unit: jobs that wait for pages to be read, and flushes that wait for write-backs. */
    private final WaitingJobs[] reading;

    private final WaitingJobs[] syncing;

    /** Jobs that wait for a free frame. */
    private final WaitingJobs room = new WaitingJobs();

    private final WriteThrottle throttle;

    private final Counter hits;
    private final Counter misses;
    private final TimeComponent pageWait;

    LinuxHost(LinuxHostConfig config, HostContext context) {
        this.context = context;
        events = context.events();
        Metrics metrics = context.metrics();
        hits = metrics.counter("page-hits", "pages", "Read pages that were in the cache or being read into it");
        misses = metrics.counter(
                "page-misses", "pages", "Read pages that were neither in the cache nor being read into it");
        Counter throttles = metrics.counter("throttled-writes", "writes", "Times that a write waited for write-backs");
        Level dirtyLevel = metrics.level("dirty-pages", "pages", "Pages that are dirty or being written back");
        pageWait = context.requestSchema()
                .waiting(
                        "page-wait",
                        "Waiting for pages that were being read when the request arrived, for a free page frame, or"
                                + " for write-backs.",
                        Stage.SUBMISSION);
        memory = new PageMemory(config.pages());
        transfers = new PageTransfers(context, this);
        DirtyRates rates = new DirtyRates(config.clock());
        dirtyPages = new DirtyPages(
                config,
                memory,
                transfers,
                events,
                metrics.counter("pages-written", "pages", "Pages written back"),
                dirtyLevel,
                () -> rates.begins(events.now()));
        throttle = switch (config.throttling()) {
            case AT_LIMIT -> new LimitThrottle(dirtyPages, this, throttles);
            case BY_RATE ->
                new RateThrottle(
                        config,
                        dirtyPages,
                        rates,
                        events,
                        this,
                        throttles,
                        metrics.distribution("write-pause", "ns", "Time for which a process paused while it wrote"));
        };
        Counter pagesRead = metrics.counter("pages-read", "pages", "Pages read from the units, including read-ahead");
        files = new CachedFile[transfers.units()];
        reading = new WaitingJobs[files.length];
        syncing = new WaitingJobs[files.length];
        for (int unit = 0; unit < files.length; unit++) {
            files[unit] = new CachedFile(unit, memory, transfers, pagesRead);
            reading[unit] = new WaitingJobs();
            syncing[unit] = new WaitingJobs();
        }
        open = new ReadAheads(config, files);
    }

    @Override
    public void submit(Request request) {
        if (!request.isRead() && !request.isWrite() && request.operation() != Operation.FLUSH) {
            throw context.failure("host 'linux' serves reads, writes and flushes of files, not " + request.operation()
                    + "; take such requests out of the workload, or choose host: {type: transparent}");
        }
        request.clock().enter(pageWait, events.now());
        FileJob job = spare.isEmpty() ? new FileJob() : spare.remove();
        job.request = request;
        job.page = request.sector() / PageTransfers.PAGE_SECTORS;
        job.end = (request.end() + PageTransfers.PAGE_SECTORS - 1) / PageTransfers.PAGE_SECTORS;
        job.missed = ReadAhead.NONE;
        job.held = PageMemory.NONE;
        job.ahead = request.isRead() ? readAhead(request) : null;
        advance(job);
    }

    /** Notifies the unit of a file that the process has had open; a process that has read only metadata has none. */
    @Override
    public void processEnded(long process) {
        throttle.ended(process);
        int unit = open.close(process);
        if (unit != PageMemory.NONE) {
            transfers.unit(unit).processEnded(process);
        }
    }

    private ReadAhead readAhead(Request request) {
        return request.isMetadata() ? open.ofMetadata(request.device()) : open.of(request.process(), request.device());
    }

    private void advance(FileJob job) {
        Request request = job.request();
        if (request.isRead()) {
            read(job, request);
        } else if (request.isWrite()) {
            write(job, request);
        } else {
            flush(job, request);
        }
    }

    private void read(FileJob job, Request request) {
        int unit = request.device();
        ReadAhead ahead = job.ahead;
        while (ahead != null && job.page < job.end) {
            files[unit].readFor(request, job.page);
            int frame = memory.find(unit, job.page);
            if (frame == PageMemory.NONE) {
                job.missed = job.page;
                misses.add(1);
                ahead.missing(job.page, job.end - job.page);
                frame = memory.find(unit, job.page);
            }
            if (frame == PageMemory.NONE) {
                waitForFrame(job);
                return;
            }
            if (memory.takeMark(frame)) {
                ahead.marked(job.page, job.end - job.page);
                continue;
            }
            if (!memory.isUpToDate(frame)) {
                waitForPages(unit, job);
                return;
            }
            hits.add(job.missed == job.page ? 0 : 1);
            memory.reclaim().accessed(frame);
            ahead.accessed(job.page, Math.min(request.end() * Size.SECTOR, (job.page + 1) * LinuxHostConfig.PAGE));
            job.page++;
        }
        finish(job, request);
    }

    private void write(FileJob job, Request request) {
        int unit = request.device();
        while (true) {
            if (throttle.holds(job)) {
                return;
            }
            if (job.page == job.end) {
                break;
            }
            int frame = memory.find(unit, job.page);
            if (frame == PageMemory.NONE) {
                frame = fill(job, request);
            }
            if (frame == PageMemory.NONE) {
                waitForFrame(job);
                return;
            }
            if (!memory.isUpToDate(frame) && !covers(request, job.page)) {
                waitForPages(unit, job);
                return;
            }
            if (memory.write(frame, events.now())) {
                throttle.dirtied(job);
            }
            memory.reclaim().accessed(frame);
            job.page++;
        }
        dirtyPages.count();
        dirtyPages.dirtied();
        finish(job, request);
    }

    /** Allocates a frame for a page to be written; the page is read if the write does not cover it. */
    private int fill(FileJob job, Request request) {
        int unit = request.device();
        if (covers(request, job.page)) {
            return memory.insert(unit, job.page);
        }
        files[unit].readFor(request, job.page);
        files[unit].readOne(job.page);
        return memory.find(unit, job.page);
    }

    private boolean covers(Request request, long page) {
        long first = page * PageTransfers.PAGE_SECTORS;
        long end = Math.min(
                first + PageTransfers.PAGE_SECTORS,
                transfers.unit(request.device()).sectors());
        return request.sector() <= first && end <= request.end();
    }

    /** Writes back the pages that were dirty when the flush arrived, waits for that, and flushes the unit. */
    private void flush(FileJob job, Request request) {
        int unit = request.device();
        dirtyPages.sync(unit, request.arrived());
        job.writesLeft = transfers.writes(unit);
        job.lastWrite = transfers.lastNumber();
        if (job.writesLeft > 0) {
            syncing[unit].add(job);
            transfers.unit(unit).unplug();
            return;
        }
        recycle(job);
        transfers.unit(unit).submit(request);
    }

    /** Waits for pages that are being read; the kernel then unplugs the device (sync_page). */
    private void waitForPages(int unit, FileJob job) {
        reading[unit].add(job);
        transfers.unit(unit).unplug();
    }

    private void waitForFrame(FileJob job) {
        room.add(job);
        dirtyPages.makeRoom();
    }

    private void finish(FileJob job, Request request) {
        recycle(job);
        if (request.dispatched() == Request.NONE) {
            request.dispatched(events.now());
        }
        request.complete(events.now());
    }

    private void recycle(FileJob job) {
        job.request = null;
        job.ahead = null;
        spare.add(job);
    }

    @Override
    public void read(int unit, long from, long to, Request by) {
        for (long page = from; page < to; page++) {
            memory.endReading(memory.find(unit, page));
        }
        FileJob job = reading[unit].takeAll();
        while (job != null) {
            FileJob next = job.next;
            Request request = job.request();
            if (job.page >= from && job.page < to) {
                accountTransfer(request, by);
            }
            advance(job);
            job = next;
        }
        wakeWaiting();
    }

    /**
     * Sets the dispatch time of a request that has waited for the transfer {@code by}, and accounts the transfer's times to it unless the
     * transfer began before the request arrived.
     */
    private static void accountTransfer(Request request, Request by) {
        if (request.dispatched() == Request.NONE) {
            request.dispatched(Math.max(request.arrived(), by.dispatched()));
        }
        if (by.arrived() >= request.arrived()) {
            BufferOutcome outcome = request.buffer();
            request.servedAs(by);
            request.buffer(outcome);
        }
    }

    @Override
    public void written(int unit, long from, long to, long number) {
        for (long page = from; page < to; page++) {
            memory.endWriting(memory.find(unit, page));
        }
        dirtyPages.count();
        FileJob job = syncing[unit].takeAll();
        while (job != null) {
            FileJob next = job.next;
            job.writesLeft -= number <= job.lastWrite ? 1 : 0;
            if (job.writesLeft == 0) {
                advance(job);
            } else {
                syncing[unit].add(job);
            }
            job = next;
        }
        throttle.written(to - from);
        wakeWaiting();
    }

    private void wakeWaiting() {
        FileJob first = room.takeAll();
        if (first != null) {
            resume(first);
        }
    }

    @Override
    public void resume(FileJob first) {
        FileJob job = first;
        while (job != null) {
            @Nullable FileJob next = job.next;
            advance(job);
            job = next;
        }
    }
}
