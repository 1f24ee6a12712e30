package org.spindle.host.linux.pagecache;

/**
 * Two lists of pages: a new one is inactive, and the second access makes it active. Room is made at the old end of the inactive list,
 * which is refilled from the active one when it is the shorter one by the balance for this size of memory. Pages that are dirty or in
 * use stay, and are tried again after all others.
 */
final class Reclaim {

    private static final long GIBIBYTE_PAGES = 1L << 18;
    private static final int BATCH = 32;

    /** Which frames may be given to others. */
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

    int active() {
        return active.size();
    }

    int inactive() {
        return inactive.size();
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

    /** Takes a frame that may be given to others off its list; returns {@link PageList#NONE} if there is none. */
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
