package org.spindle.flash.ssd;

import static java.util.Objects.requireNonNull;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Metrics;

/**
 * The part of the page map that is in the controller's memory, with LRU replacement of entries (DFTL: Gupta, Kim and
 * Urgaonkar, ASPLOS 2009). The pages of the map lie in the flash. A missing entry is read with its page; jobs that miss
 * entries of one page wait for one read. An entry that has changed is written with all changed entries of its page, in
 * the background.
 */
final class MapCache {

    /** Reads and writes pages of the map, and continues jobs. */
    interface Client {

        /** Reads a page of the map; {@link #fetched} follows, now or later. */
        void fetchMapPage(int mapPage);

        /** Rewrites a page of the map. */
        void updateMapPage(int mapPage);

        void translated(int job);
    }

    private static final int NONE = -1;

    private final PageJobs jobs;
    private @Nullable Client client;
    private final int entriesPerPage;
    private final Int2IntOpenHashMap index;
    private final int[] logical;
    /** Neighbours in order of use; the last place is the head of the ring. */
    private final int[] older;

    private final int[] newer;
    private final int[] nextDirty;
    private final int[] previousDirty;
    private final boolean[] isDirty;
    private final int[] firstDirty;
    private final int[] firstWaiting;
    private final int[] lastWaiting;
    private final Counter hits;
    private final Counter misses;
    private int used;

    /**
     * @param entries that are in memory, at least 1
     * @param mapPages pages of the whole map
     */
    MapCache(int entries, int entriesPerPage, int mapPages, PageJobs jobs, Metrics metrics) {
        this.jobs = jobs;
        this.entriesPerPage = entriesPerPage;
        index = new Int2IntOpenHashMap(entries);
        index.defaultReturnValue(NONE);
        logical = new int[entries];
        older = new int[entries + 1];
        newer = new int[entries + 1];
        older[entries] = entries;
        newer[entries] = entries;
        nextDirty = new int[entries];
        previousDirty = new int[entries];
        isDirty = new boolean[entries];
        firstDirty = filled(mapPages);
        firstWaiting = filled(mapPages);
        lastWaiting = filled(mapPages);
        hits = metrics.counter("map-hits", "pages", "Accesses to pages whose entry of the map was in memory");
        misses = metrics.counter("map-misses", "pages", "Accesses to pages whose entry of the map had to be read");
    }

    /** Sets the receiver of translated jobs and due accesses to the map; called once, before the first operation. */
    void connect(Client receiver) {
        client = receiver;
    }

    private Client client() {
        return requireNonNull(client);
    }

    private static int[] filled(int length) {
        int[] array = new int[length];
        Arrays.fill(array, NONE);
        return array;
    }

    /** Returns whether the entry for a job is in memory; otherwise {@link Client#translated} follows. */
    boolean has(int job) {
        int entry = index.get(jobs.logical[job]);
        if (entry != NONE) {
            hits.add(1);
            unlink(entry);
            linkNewest(entry);
            return true;
        }
        misses.add(1);
        int mapPage = jobs.logical[job] / entriesPerPage;
        if (firstWaiting[mapPage] == NONE) {
            firstWaiting[mapPage] = job;
            lastWaiting[mapPage] = job;
            client().fetchMapPage(mapPage);
        } else {
            jobs.next[lastWaiting[mapPage]] = job;
            lastWaiting[mapPage] = job;
        }
        return false;
    }

    /** A page of the map has been read. */
    void fetched(int mapPage) {
        int job = firstWaiting[mapPage];
        firstWaiting[mapPage] = NONE;
        while (job != NONE) {
            int next = jobs.next[job];
            jobs.next[job] = NONE;
            entry(jobs.logical[job]);
            client().translated(job);
            job = next;
        }
    }

    /** The host has written a page, so that its entry has changed. */
    void changed(int page) {
        int entry = entry(page);
        if (isDirty[entry]) {
            return;
        }
        int mapPage = page / entriesPerPage;
        isDirty[entry] = true;
        previousDirty[entry] = NONE;
        nextDirty[entry] = firstDirty[mapPage];
        if (firstDirty[mapPage] != NONE) {
            previousDirty[firstDirty[mapPage]] = entry;
        }
        firstDirty[mapPage] = entry;
    }

    /** Returns the entry of a page, which is brought into memory if necessary. */
    private int entry(int page) {
        int entry = index.get(page);
        if (entry != NONE) {
            return entry;
        }
        if (used < logical.length) {
            entry = used++;
        } else {
            entry = newer[logical.length];
            unlink(entry);
            index.remove(logical[entry]);
            if (isDirty[entry]) {
                writeBack(logical[entry] / entriesPerPage);
            }
        }
        logical[entry] = page;
        index.put(page, entry);
        linkNewest(entry);
        return entry;
    }

    private void writeBack(int mapPage) {
        for (int dirty = firstDirty[mapPage]; dirty != NONE; dirty = nextDirty[dirty]) {
            isDirty[dirty] = false;
        }
        firstDirty[mapPage] = NONE;
        client().updateMapPage(mapPage);
    }

    private void linkNewest(int entry) {
        int head = logical.length;
        older[entry] = older[head];
        newer[entry] = head;
        newer[older[head]] = entry;
        older[head] = entry;
    }

    private void unlink(int entry) {
        newer[older[entry]] = newer[entry];
        older[newer[entry]] = older[entry];
    }
}
