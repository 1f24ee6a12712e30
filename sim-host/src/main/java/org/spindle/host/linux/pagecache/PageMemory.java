package org.spindle.host.linux.pagecache;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/** The frames of the page cache: the page of a file that each holds, and its state. */
final class PageMemory implements Reclaim.Frames {

    static final int NONE = PageList.NONE;

    private static final int UNIT_SHIFT = 44;

    private static final byte UP_TO_DATE = 1;
    private static final byte READING = 2;
    private static final byte DIRTY = 4;
    private static final byte WRITING = 8;
    private static final byte MARKED = 16;

    private final Long2IntOpenHashMap frames = new Long2IntOpenHashMap();
    private final long[] keys;
    private final byte[] states;
    private final long[] dirtySince;
    private final Reclaim reclaim;

    /** Dirty frames in the order in which they became dirty. */
    private final PageList dirty;

    private int used;
    private int writing;

    PageMemory(int count) {
        frames.defaultReturnValue(NONE);
        keys = new long[count];
        states = new byte[count];
        dirtySince = new long[count];
        reclaim = new Reclaim(count);
        dirty = new PageList(new PageList.Links(count));
    }

    private static long key(int unit, long page) {
        return (long) unit << UNIT_SHIFT | page;
    }

    int find(int unit, long page) {
        return frames.get(key(unit, page));
    }

    int unit(int frame) {
        return (int) (keys[frame] >>> UNIT_SHIFT);
    }

    long page(int frame) {
        return keys[frame] & (1L << UNIT_SHIFT) - 1;
    }

    int dirty() {
        return dirty.size();
    }

    int writing() {
        return writing;
    }

    Reclaim reclaim() {
        return reclaim;
    }

    /** Allocates an empty frame for a page that has none; returns {@link #NONE} if all frames are in use or dirty. */
    int insert(int unit, long page) {
        int frame = used < keys.length ? used++ : reclaim.take(this);
        if (frame == NONE) {
            return NONE;
        }
        if (states[frame] != 0) {
            frames.remove(keys[frame]);
        }
        keys[frame] = key(unit, page);
        states[frame] = 0;
        frames.put(keys[frame], frame);
        reclaim.inserted(frame);
        return frame;
    }

    /** Returns whether a frame is clean and not being read or written. */
    @Override
    public boolean isFree(int frame) {
        return (states[frame] & (READING | DIRTY | WRITING)) == 0;
    }

    private boolean is(int frame, int state) {
        return (states[frame] & state) != 0;
    }

    private void set(int frame, int state, boolean value) {
        states[frame] = (byte) (value ? states[frame] | state : states[frame] & ~state);
    }

    boolean isUpToDate(int frame) {
        return is(frame, UP_TO_DATE);
    }

    void beginReading(int frame) {
        set(frame, READING, true);
    }

    void endReading(int frame) {
        set(frame, READING, false);
        set(frame, UP_TO_DATE, true);
    }

    void mark(int frame) {
        set(frame, MARKED, true);
    }

    /** Removes the read-ahead mark; returns whether there was one. */
    boolean takeMark(int frame) {
        boolean was = is(frame, MARKED);
        set(frame, MARKED, false);
        return was;
    }

    /** Marks a page as up to date and dirty, when it is written to; returns whether it was not dirty before. */
    boolean write(int frame, long now) {
        set(frame, UP_TO_DATE, true);
        if (is(frame, DIRTY)) {
            return false;
        }
        set(frame, DIRTY, true);
        dirtySince[frame] = now;
        dirty.add(frame);
        return true;
    }

    void beginWriting(int frame) {
        set(frame, DIRTY, false);
        dirty.remove(frame);
        set(frame, WRITING, true);
        writing++;
    }

    void endWriting(int frame) {
        set(frame, WRITING, false);
        writing--;
    }

    /** Collects the pages of a file that became dirty at a time or before and are not being written; returns their number. */
    int collectDirty(int unit, long latest, long[] pages) {
        int count = 0;
        for (int frame = dirty.oldest(); frame != NONE && dirtySince[frame] <= latest; frame = dirty.newer(frame)) {
            if (unit(frame) == unit && !is(frame, WRITING)) {
                pages[count++] = page(frame);
            }
        }
        return count;
    }

    int size() {
        return keys.length;
    }
}
