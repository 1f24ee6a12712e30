package org.spindle.flash.ssd;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.store.BlockStore;
import org.spindle.flash.store.SlcBlocks;
import org.spindle.flash.store.WriteStream;
import org.spindle.spi.config.Size;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/**
 * Reads and writes logical pages: finds the page in the map, reads the rest of it for a partial write, allocates a new
 * page, and passes the operations to the array. Data not programmed yet are read from the controller's memory.
 */
final class PageAccess implements MapCache.Client, FlashArray.Client, PageCollector.Client {

    /** Receives finished jobs. */
    interface Client {

        /** The page is in the controller's memory. */
        void pageRead(int job);

        /** The page has been programmed. */
        void pageWritten(int job);
    }

    private final EventLoop events;
    private final PageJobs jobs;
    private final BlockStore store;
    private final WritePlanes planes;
    private final FlashOperations ops = new FlashOperations();
    private final FlashArray array;
    private final PageCollector collector;
    private final CollectionMetrics metrics;
    private final HostReads hostReads;
    /** Null without an SLC cache. */
    private final @Nullable SlcFolding folding;

    /** Null if the whole map is in memory. */
    private final @Nullable MapCache map;

    private final HostJobs ofHost;
    private final boolean hasPriorities;
    private final int pageSectors;
    private final long wholePage;
    private final int mapPlanes;
    private @Nullable Client client;

    PageAccess(SsdConfig config, DeviceContext context, PageJobs jobs, HostJobs ofHost) {
        this.jobs = jobs;
        this.ofHost = ofHost;
        hasPriorities = config.scheduling().priorities();
        events = context.events();
        RandomStream random = context.random();
        Metrics measures = context.metrics();
        StartingState start = StartingState.of(config, random);
        StallLevels stalls = new StallLevels(config.geometry().allDies(), measures);
        ArrayObserver observer = observer(config, context, stalls);
        store = start.store();
        planes = new WritePlanes(start.order(), config.placement().by(), store);
        pageSectors = config.geometry().pageSectors();
        wholePage = -1L >>> -pageSectors;
        mapPlanes = config.geometry().allPlanes();
        metrics = new CollectionMetrics(measures, config);
        hostReads = HostReads.of(config, context);
        CollectorConfig collection = config.garbageCollection();
        int draws = collection.draws(config.geometry().blocks());
        folding = folding(config, store);
        collector = new PageCollector(
                config, store, collection.policy().policy(draws, random), folding, metrics, stalls, context::failure);
        OperationQueues queues = new OperationQueues(store, config.scheduling(), ops, collector);
        array = new FlashArray(config, events, ops, queues, observer);
        Size memory = config.map().cache();
        map = memory == null
                ? null
                : new MapCache(
                        (int) Math.min(
                                config.pages(),
                                memory.bytes() / config.map().entry().bytes()),
                        config.entriesPerPage(),
                        config.mapPages(),
                        jobs,
                        measures);
    }

    /** Connects the parts, and sets the receiver of finished jobs; called once, before the first job. */
    void connect(Client receiver) {
        client = receiver;
        collector.connect(this);
        array.connect(this);
        if (map != null) {
            map.connect(this);
        }
    }

    private Client client() {
        return requireNonNull(client);
    }

    private ArrayObserver observer(SsdConfig config, DeviceContext context, StallLevels stalls) {
        List<ArrayObserver> observers = new ArrayList<>();
        observers.add(new ArrayActivity(config.geometry(), context.metrics(), ops, stalls));
        if (config.perDie()) {
            observers.add(new EachDie(config.geometry(), context.metrics()));
        }
        if (context.timeline().isShown()) {
            ArrayTimeline shown = new ArrayTimeline(config.geometry(), context.timeline(), events, ops, ofHost);
            context.timeline().atEnd(shown::showRest);
            observers.add(shown);
        }
        return observers.size() == 1 ? observers.get(0) : new ArrayObservers(observers);
    }

    private static @Nullable SlcFolding folding(SsdConfig config, BlockStore store) {
        SlcCacheConfig cached = config.slcCache();
        SlcBlocks blocks = store.slc();
        return cached == null || blocks == null
                ? null
                : new SlcFolding(
                        cached,
                        store,
                        blocks,
                        config.garbageCollection()
                                .reservedBlocks(config.geometry().blocks()));
    }

    /** Sets whether the host is idle. */
    void idle(boolean isIdle) {
        requireNonNull(folding).idle(isIdle);
        if (isIdle) {
            hold();
            for (int plane = 0; plane < mapPlanes; plane++) {
                collector.check(plane);
            }
            release();
        }
    }

    /** Holds back operations queued from now on until {@link #release}. */
    void hold() {
        array.hold();
    }

    void release() {
        array.release();
    }

    /** Begins a read, a write or a destage. */
    void start(int job) {
        if (map == null || map.has(job)) {
            access(job);
        }
    }

    @Override
    public void translated(int job) {
        jobs.spend(job, Part.MAP, events.now());
        access(job);
    }

    private void access(int job) {
        if (jobs.kind[job] == PageJobs.HOST_READ) {
            hostReads.read();
            if (!read(job, OperationClass.HOST_READ, jobs.sectors(job))) {
                if (store.pageOf(jobs.logical[job]) == BlockStore.NONE) {
                    hostReads.foundNothing();
                }
                client().pageRead(job);
            }
        } else if (jobs.mask[job] == wholePage || !read(job, OperationClass.HOST_READ, pageSectors)) {
            write(job);
        }
    }

    /** Queues the read of a job's page; returns false if the flash does not hold it. */
    private boolean read(int job, OperationClass kind, int sectors) {
        int page = store.pageOf(jobs.logical[job]);
        if (page == BlockStore.NONE || !store.isProgrammed(page)) {
            return false;
        }
        queue(kind, store.geometry().planeOfPage(page), page, job, sectors);
        collector.read(page);
        return true;
    }

    private void write(int job) {
        boolean isMap = jobs.kind[job] == PageJobs.MAP_UPDATE;
        int plane = planes.planeFor(isMap ? jobs.owner[job] : jobs.logical[job], isMap);
        if (collector.isAwaited(plane) || !program(job, plane)) {
            collector.await(plane, job);
        }
    }

    @Override
    public void retry(int job, int plane) {
        jobs.spend(job, Part.STALL, events.now());
        program(job, plane);
    }

    @Override
    public WriteStream stream(int job, int plane) {
        if (jobs.kind[job] == PageJobs.MAP_UPDATE) {
            return WriteStream.MAP;
        }
        return folding == null ? WriteStream.HOST : folding.stream(plane);
    }

    private boolean program(int job, int plane) {
        WriteStream stream = stream(job, plane);
        int old = planes.isByAddress() ? BlockStore.NONE : store.pageOf(jobs.logical[job]);
        int page = store.write(plane, stream, jobs.logical[job]);
        if (page == BlockStore.NONE) {
            return false;
        }
        invalidated(old);
        if (stream == WriteStream.MAP) {
            metrics.mapPage();
            queue(OperationClass.MAP_PROGRAM, plane, page, job, pageSectors);
        } else {
            metrics.hostPage();
            metrics.placed(stream, store);
            if (map != null) {
                map.changed(jobs.logical[job]);
            }
            queue(OperationClass.HOST_PROGRAM, plane, page, job, pageSectors);
        }
        collector.check(plane);
        return true;
    }

    @Override
    public void fetchMapPage(int mapPage) {
        int job = jobs.take(PageJobs.MAP_FETCH, mapPage, store.hostPages() + mapPage, wholePage, events.now());
        if (!read(job, OperationClass.MAP_READ, pageSectors)) {
            fetched(job);
        }
    }

    private void fetched(int job) {
        int mapPage = jobs.owner[job];
        jobs.release(job);
        requireNonNull(map).fetched(mapPage);
    }

    @Override
    public void updateMapPage(int mapPage) {
        int job = jobs.take(PageJobs.MAP_UPDATE, mapPage, store.hostPages() + mapPage, wholePage, events.now());
        if (!read(job, OperationClass.MAP_READ, pageSectors)) {
            write(job);
        }
    }

    @Override
    public void add(OperationClass kind, int plane, int page, int sectors) {
        queue(kind, plane, page, plane, sectors);
    }

    private void queue(OperationClass kind, int plane, int page, int owner, int sectors) {
        int op = ops.take(kind, plane, page, owner, sectors, store.isSlc(page));
        if (hasPriorities && (kind == OperationClass.HOST_READ || kind == OperationClass.HOST_PROGRAM)) {
            ops.urgency[op] = ofHost.urgency(owner);
        }
        array.add(op);
    }

    @Override
    public void done(int op) {
        int owner = ops.owner[op];
        switch (ops.kind[op]) {
            case COLLECTION_READ -> collector.pageRead(owner, ops.page[op]);
            case COLLECTION_PROGRAM -> collector.pageProgrammed(owner, ops.page[op]);
            case ERASE -> collector.erased(owner);
            case HOST_READ, MAP_READ -> {
                charge(owner, op, Part.FLASH_READ);
                readDone(owner);
            }
            case HOST_PROGRAM, MAP_PROGRAM -> {
                charge(owner, op, Part.FLASH_PROGRAM);
                programDone(owner, ops.page[op]);
            }
        }
    }

    private void charge(int job, int op, Part array) {
        long interrupted = ops.interrupted[op];
        long worked = ops.arrayDone[op] - ops.commanded[op] - interrupted;
        long now = events.now();
        jobs.spend(job, Part.DIE_WAIT, now);
        jobs.move(job, Part.DIE_WAIT, Part.STALL, ops.stalled[op]);
        jobs.move(job, Part.DIE_WAIT, array, worked);
        jobs.move(job, Part.DIE_WAIT, Part.CHANNEL, now - ops.started[op] - interrupted - worked);
    }

    private void readDone(int job) {
        switch (jobs.kind[job]) {
            case PageJobs.HOST_READ -> client().pageRead(job);
            case PageJobs.MAP_FETCH -> fetched(job);
            default -> write(job);
        }
    }

    private void programDone(int job, int page) {
        store.programmed(page);
        collector.check(store.geometry().planeOfPage(page));
        if (jobs.kind[job] == PageJobs.MAP_UPDATE) {
            jobs.release(job);
        } else {
            client().pageWritten(job);
        }
    }

    /** Discards a logical page, whose contents are no longer needed. */
    void discard(int logical) {
        int old = planes.isByAddress() ? BlockStore.NONE : store.pageOf(logical);
        store.discard(logical);
        invalidated(old);
    }

    /** A page has become invalid: a plane that had no block to collect may have one now. */
    private void invalidated(int page) {
        if (page != BlockStore.NONE) {
            collector.check(store.geometry().planeOfPage(page));
        }
    }
}
