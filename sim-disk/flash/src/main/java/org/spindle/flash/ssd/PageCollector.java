package org.spindle.flash.ssd;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.IntQueue;
import org.spindle.flash.store.BlockStore;
import org.spindle.flash.store.VictimPolicy;
import org.spindle.flash.store.WriteStream;

/**
 * Timed garbage collection, of one block of each plane at a time: the valid pages of a victim are read and programmed
 * elsewhere in the plane, some at a time; then the victim is erased. Writes for which a plane has no free page wait
 * here.
 */
final class PageCollector implements OperationQueues.Shortage {

    /** Executes operations and resumes waiting jobs. */
    interface Client {

        void add(OperationClass kind, int plane, int page, int sectors);

        /** The plane has room for a job that waited. */
        void retry(int job, int plane);

        /** Returns the stream of a job that waits for room in a plane. */
        WriteStream stream(int job, int plane);
    }

    private final BlockStore store;
    private final VictimPolicy policy;
    private final ColdBlocks coldBlocks;
    private final @Nullable SlcFolding folding;
    private final CollectionMetrics metrics;
    private final StallLevels stalls;
    private final Function<String, RuntimeException> failures;
    private @Nullable Client client;
    private final int threshold;
    private final int reserved;
    private final int copies;
    private final int sectorsOnChannel;
    private final int pages;
    private final int[] victim;
    private final int[] nextPage;
    private final int[] inFlight;
    private final int[] moved;
    /** Whether static wear levelling has chosen the victim of each plane. */
    private final boolean[] isCold;
    /** Jobs that wait for room in each plane; one queue if they may go to any. */
    private final IntQueue[] waiting;
    /** Blocks of each plane that are due for read-disturb relocation. */
    private final IntQueue[] disturbed;

    private final @Nullable Integer readLimit;
    private final int expendable;
    /** Blocks of each plane that are bad from the factory. */
    private final int factory;

    private int retired;

    /**
     * @param failures makes the exception that ends the run of a drive that is worn out, from a message
     */
    PageCollector(
            SsdConfig drive,
            BlockStore store,
            VictimPolicy policy,
            @Nullable SlcFolding folding,
            CollectionMetrics metrics,
            StallLevels stalls,
            Function<String, RuntimeException> failures) {
        CollectorConfig config = drive.garbageCollection();
        this.store = store;
        this.policy = policy;
        this.folding = folding;
        this.metrics = metrics;
        this.stalls = stalls;
        this.failures = failures;
        coldBlocks = new ColdBlocks(config.staticWear(), store);
        threshold = config.thresholdBlocks(store.geometry().blocks());
        reserved = config.reservedBlocks(store.geometry().blocks());
        copies = config.copies();
        sectorsOnChannel = config.copyback() ? 0 : store.geometry().pageSectors();
        pages = store.geometry().pages();
        int planes = store.geometry().allPlanes();
        victim = new int[planes];
        Arrays.fill(victim, BlockStore.NONE);
        nextPage = new int[planes];
        inFlight = new int[planes];
        moved = new int[planes];
        isCold = new boolean[planes];
        waiting = new IntQueue[planes];
        if (drive.placement().by() == PlacementConfig.By.TURN) {
            Arrays.fill(waiting, new IntQueue());
        } else {
            Arrays.setAll(waiting, i -> new IntQueue());
        }
        disturbed = new IntQueue[planes];
        Arrays.setAll(disturbed, i -> new IntQueue());
        readLimit = config.readDisturb();
        expendable = drive.expendableBlocks();
        factory = drive.defects().factoryBlocks(store.geometry().blocks());
    }

    /** Sets the receiver of operations and jobs; called once, before the first operation. */
    void connect(Client receiver) {
        client = receiver;
    }

    private Client client() {
        return requireNonNull(client);
    }

    @Override
    public boolean isShort(int plane) {
        return victim[plane] != BlockStore.NONE && store.freeBlocks(plane) <= reserved;
    }

    /** Begins to collect if the plane has too few free blocks. */
    void check(int plane) {
        if (victim[plane] == BlockStore.NONE && store.freeBlocks(plane) < threshold) {
            begin(plane, shortVictim(plane));
        }
        while (victim[plane] == BlockStore.NONE && !disturbed[plane].isEmpty()) {
            int block = disturbed[plane].remove();
            if ((store.isCollectable(block) || store.isFoldable(block))
                    && store.reads(block) >= requireNonNull(readLimit)) {
                metrics.disturbed();
                begin(plane, block);
            }
        }
        if (folding != null && victim[plane] == BlockStore.NONE) {
            begin(plane, folding.due(plane, isAwaited(plane)));
        }
    }

    private int shortVictim(int plane) {
        int borrowed = folding == null ? BlockStore.NONE : folding.borrowed(plane);
        return borrowed == BlockStore.NONE ? policy.choose(store, plane) : borrowed;
    }

    /**
     * Counts a read of a page. Its block is due to be moved after the configured number of reads, and after as many
     * again if it is still being written.
     */
    void read(int page) {
        if (readLimit != null && store.read(page) % readLimit == 0) {
            int plane = store.geometry().planeOfPage(page);
            disturbed[plane].add(page / pages);
            check(plane);
        }
    }

    private void begin(int plane, int block) {
        if (block != BlockStore.NONE) {
            store.take(block);
            victim[plane] = block;
            nextPage[plane] = block * pages;
            moved[plane] = 0;
            proceed(plane);
        }
    }

    private void proceed(int plane) {
        int end = (victim[plane] + 1) * pages;
        while (inFlight[plane] < copies && nextPage[plane] < end) {
            int page = nextPage[plane]++;
            if (store.logicalOf(page) != BlockStore.NONE) {
                inFlight[plane]++;
                client().add(OperationClass.COLLECTION_READ, plane, page, sectorsOnChannel);
            }
        }
        if (inFlight[plane] == 0) {
            client().add(OperationClass.ERASE, plane, victim[plane] * pages, 0);
        }
    }

    /** Notes that a page has been read; it is not moved if it was rewritten in the meantime. */
    void pageRead(int plane, int page) {
        if (store.logicalOf(page) == BlockStore.NONE) {
            pageMoved(plane);
            return;
        }
        int copy = store.move(plane, isCold[plane] ? WriteStream.COLD : WriteStream.COLLECTED, page);
        if (copy == BlockStore.NONE) {
            throw wornOut(plane);
        }
        moved[plane]++;
        client().add(OperationClass.COLLECTION_PROGRAM, plane, copy, sectorsOnChannel);
    }

    /** Notes that a page has been programmed at its new place. */
    void pageProgrammed(int plane, int page) {
        store.programmed(page);
        pageMoved(plane);
    }

    private void pageMoved(int plane) {
        inFlight[plane]--;
        proceed(plane);
    }

    /** The victim of a plane has been erased. */
    void erased(int plane) {
        boolean isFixed = store.isFixedSlc(victim[plane]);
        boolean isFolded = store.isSlc(victim[plane] * pages);
        store.erase(victim[plane]);
        if (store.isRetired(victim[plane])) {
            retire(plane);
        }
        if (!isFixed) {
            metrics.erased(store.wear().spread());
        }
        if (isFolded) {
            metrics.folded(moved[plane], store);
        } else {
            metrics.collected(moved[plane]);
        }
        boolean wasCold = isCold[plane];
        victim[plane] = BlockStore.NONE;
        isCold[plane] = false;
        if (!wasCold && store.freeBlocks(plane) > reserved) {
            level(plane);
        }
        admit(plane);
        check(plane);
        level(plane);
    }

    /**
     * Begins to move the contents of a block that is due for static wear levelling if nothing else is being collected. Once after
     * each collection this precedes the next one: a host that writes without a pause leaves no other time.
     */
    private void level(int plane) {
        if (victim[plane] == BlockStore.NONE) {
            int cold = coldBlocks.due(plane);
            isCold[plane] = cold != BlockStore.NONE;
            begin(plane, cold);
        }
    }

    private void retire(int plane) {
        metrics.retired(++retired);
        if (store.retired(plane) > expendable) {
            throw wornOut(plane);
        }
    }

    /**
     * A plane has too few blocks left, or no free page for a copy: each erase that fails costs the pages to which the contents of its
     * block were moved.
     */
    private RuntimeException wornOut(int plane) {
        int retiredHere = store.retired(plane);
        if (retiredHere <= factory) {
            return new IllegalStateException("plane " + plane + " has no free page for garbage collection");
        }
        return failures.apply("plane " + plane + " is worn out: " + retiredHere
                + " of its blocks are retired; more over-provisioning or a larger defects.endurance is needed");
    }

    /** A job waits until the plane, or any if it may go to any, has room. */
    void await(int plane, int job) {
        waiting[plane].add(job);
        stalls.add(1);
        check(plane);
    }

    /** Returns whether jobs wait for room in the plane. */
    boolean isAwaited(int plane) {
        return !waiting[plane].isEmpty();
    }

    private void admit(int plane) {
        IntQueue jobs = waiting[plane];
        while (!jobs.isEmpty() && store.hasRoom(plane, client().stream(jobs.first(), plane))) {
            stalls.add(-1);
            client().retry(jobs.remove(), plane);
        }
    }
}
