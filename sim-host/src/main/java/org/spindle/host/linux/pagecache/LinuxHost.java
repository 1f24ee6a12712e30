package org.spindle.host.linux.pagecache;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.host.linux.readahead.ReadAhead;
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

/** Serves reads and writes of files from the page cache of Linux. Nothing but the units takes time. */
final class LinuxHost implements Host, PageTransfers.Owner {

    private final HostContext context;
    private final EventLoop events;
    private final PageMemory memory;
    private final PageTransfers transfers;
    private final DirtyPages dirtyPages;
    private final CachedFile[] files;
    private final ReadAheads open;

    private final ArrayDeque<FileJob> spare = new ArrayDeque<>();

    /** By unit: who waits for pages to be read, and for write-backs. */
    private final WaitingJobs[] reading;

    private final WaitingJobs[] syncing;

    /** Who waits for room, and who writes and waits for others to be written back. */
    private final WaitingJobs room = new WaitingJobs();

    private final WaitingJobs throttled = new WaitingJobs();

    private final Counter hits;
    private final Counter misses;
    private final Counter throttles;
    private final Level dirtyLevel;
    private final TimeComponent pageWait;

    LinuxHost(LinuxHostConfig config, HostContext context) {
        this.context = context;
        events = context.events();
        Metrics metrics = context.metrics();
        hits = metrics.counter("page-hits", "pages", "Pages read that were in the cache, or on their way there");
        misses = metrics.counter("page-misses", "pages", "Pages read that were not");
        throttles = metrics.counter("throttled-writes", "writes", "Times that a write waited for write-backs");
        dirtyLevel = metrics.level("dirty-pages", "pages", "Pages that are dirty or being written back");
        pageWait = context.requestSchema()
                .waiting(
                        "page-wait",
                        "Waiting for pages that were being read when the request came, for room among the pages, or for"
                                + " write-backs.",
                        Stage.SUBMISSION);
        memory = new PageMemory(config.pages());
        transfers = new PageTransfers(context, this);
        dirtyPages = new DirtyPages(
                config,
                memory,
                transfers,
                events,
                metrics.counter("pages-written", "pages", "Pages that were written back"));
        Counter pagesRead = metrics.counter("pages-read", "pages", "Pages that were read, ahead or not");
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
        job.ahead = request.isRead() ? readAhead(request) : null;
        advance(job);
    }

    /** Tells the unit of a file that the process has had open; one that only read metadata is not known here. */
    @Override
    public void processEnded(long process) {
        int unit = open.close(process);
        if (unit != PageMemory.NONE) {
            transfers.unit(unit).processEnded(process);
        }
    }

    private ReadAhead readAhead(Request request) {
        return request.isMetadata() ? open.ofMetadata(request.device()) : open.of(request.process(), request.device());
    }

    private static Request requestOf(FileJob job) {
        Request request = job.request;
        if (request == null) {
            throw new IllegalStateException("a job without a request");
        }
        return request;
    }

    private void advance(FileJob job) {
        Request request = requestOf(job);
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
            files[unit].readFor(request.process(), job.page);
            int frame = memory.find(unit, job.page);
            if (frame == PageMemory.NONE) {
                job.missed = job.page;
                misses.add(1);
                ahead.missing(job.page, job.end - job.page);
                frame = memory.find(unit, job.page);
            }
            if (frame == PageMemory.NONE) {
                waitForRoom(job);
                return;
            }
            if (memory.takeMark(frame)) {
                ahead.marked(job.page, job.end - job.page);
                continue;
            }
            if (!memory.isUpToDate(frame)) {
                reading[unit].add(job);
                return;
            }
            hits.add(job.missed == job.page ? 0 : 1);
            memory.reclaim().accessed(frame);
            ahead.accessed(job.page, Math.min(request.end() * 512, (job.page + 1) * LinuxHostConfig.PAGE));
            job.page++;
        }
        finish(job, request);
    }

    private void write(FileJob job, Request request) {
        int unit = request.device();
        while (job.page < job.end) {
            if (dirtyPages.isBeyondLimit()) {
                throttles.add(1);
                throttled.add(job);
                dirtyPages.dirtied();
                return;
            }
            int frame = memory.find(unit, job.page);
            if (frame == PageMemory.NONE) {
                frame = fill(job, request);
            }
            if (frame == PageMemory.NONE) {
                waitForRoom(job);
                return;
            }
            if (!memory.isUpToDate(frame) && !covers(request, job.page)) {
                reading[unit].add(job);
                return;
            }
            memory.write(frame, events.now());
            memory.reclaim().accessed(frame);
            job.page++;
        }
        countDirty();
        dirtyPages.dirtied();
        finish(job, request);
    }

    /** Gives a page that is to be written a frame; what the write does not cover is read. */
    private int fill(FileJob job, Request request) {
        int unit = request.device();
        if (covers(request, job.page)) {
            return memory.insert(unit, job.page);
        }
        files[unit].readFor(request.process(), job.page);
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

    /** Writes back what was dirty when the flush came, waits for it, and flushes the unit. */
    private void flush(FileJob job, Request request) {
        int unit = request.device();
        dirtyPages.sync(unit, request.arrived());
        job.left = transfers.writes(unit);
        job.last = transfers.lastNumber();
        if (job.left > 0) {
            syncing[unit].add(job);
            return;
        }
        recycle(job);
        transfers.unit(unit).submit(request);
    }

    private void waitForRoom(FileJob job) {
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

    private void countDirty() {
        dirtyLevel.set(memory.dirty() + memory.writing());
    }

    @Override
    public void read(int unit, long from, long to, Request by) {
        for (long page = from; page < to; page++) {
            memory.endReading(memory.find(unit, page));
        }
        FileJob job = reading[unit].takeAll();
        while (job != null) {
            FileJob next = job.next;
            Request request = requestOf(job);
            if (job.page >= from && job.page < to) {
                served(request, by);
            }
            advance(job);
            job = next;
        }
        wake(room);
    }

    /** The time of a read that began before the request came is more than the request's own. */
    private static void served(Request request, Request by) {
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
        countDirty();
        FileJob job = syncing[unit].takeAll();
        while (job != null) {
            FileJob next = job.next;
            job.left -= number <= job.last ? 1 : 0;
            if (job.left == 0) {
                advance(job);
            } else {
                syncing[unit].add(job);
            }
            job = next;
        }
        wake(throttled);
        wake(room);
    }

    private void wake(WaitingJobs waiting) {
        FileJob job = waiting.takeAll();
        while (job != null) {
            @Nullable FileJob next = job.next;
            advance(job);
            job = next;
        }
    }
}
