package org.spindle.host.linux.pagecache;

/**
 * A two-list LRU of pages: a new page is inactive, and its second access makes it active. Pages are evicted from the old end of the
 * inactive list, which is refilled from the active list when the ratio of active to inactive pages exceeds the balance for this size of
 * memory. Pages that are dirty or in use are not evicted, and move to the new end of the list.
 */
final class Reclaim {

    private static final long GIBIBYTE_PAGES = 1L << 18;
    private static final int BATCH = 32;

    /** Determines which frames can be evicted. */
    interface Frames {
        boolean isFree(int frame);
    }

    private final PageList active;
    private final PageList inactive;
    private final boolean[] isActive;
    private final boolean[] isReferenced;
    private final int balance;

    Reclaim(int frames) {
        PageList.Links links = new PageList.Links(frames);
        active = new PageList(links);
        inactive = new PageList(links);
        isActive = new boolean[frames];
        isReferenced = new boolean[frames];
        long gibibytes = frames / GIBIBYTE_PAGES;
        balance = gibibytes == 0 ? 1 : (int) Math.sqrt(10.0 * gibibytes);
    }

    void inserted(int frame) {
        isActive[frame] = false;
        isReferenced[frame] = false;
        inactive.add(frame);
    }

    void accessed(int frame) {
        if (!isReferenced[frame]) {
            isReferenced[frame] = true;
        } else if (!isActive[frame]) {
            inactive.remove(frame);
            isActive[frame] = true;
            isReferenced[frame] = false;
            active.add(frame);
        }
    }

    /** Removes a frame that can be evicted from its list and returns it; {@link PageList#NONE} if there is none. */
    int take(Frames frames) {
        refill();
        int frame = takeInactive(frames);
        while (frame == PageList.NONE && active.size() > 0) {
            deactivate();
            frame = takeInactive(frames);
        }
        return frame;
    }

    private void refill() {
        for (int i = 0; i < BATCH && (long) inactive.size() * balance < active.size(); i++) {
            deactivate();
        }
    }

    private void deactivate() {
        int frame = active.oldest();
        active.remove(frame);
        isActive[frame] = false;
        isReferenced[frame] = false;
        inactive.add(frame);
    }

    private int takeInactive(Frames frames) {
        for (int left = inactive.size(); left > 0; left--) {
            int frame = inactive.oldest();
            inactive.remove(frame);
            if (frames.isFree(frame)) {
                return frame;
            }
            inactive.add(frame);
        }
        return PageList.NONE;
    }
}
