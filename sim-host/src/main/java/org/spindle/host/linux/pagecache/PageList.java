package org.spindle.host.linux.pagecache;

/** A doubly linked list of page frames. Lists that share links are disjoint. */
final class PageList {

    static final int NONE = -1;

    /** Links of all lists of one memory. */
    static final class Links {
        private final int[] newer;
        private final int[] older;

        Links(int frames) {
            newer = new int[frames];
            older = new int[frames];
        }
    }

    private final Links links;
    private int newest = NONE;
    private int oldest = NONE;
    private int size;

    PageList(Links links) {
        this.links = links;
    }

    int size() {
        return size;
    }

    int oldest() {
        return oldest;
    }

    /** Returns the frame that was added after this one, or {@link #NONE}. */
    int newer(int frame) {
        return links.newer[frame];
    }

    void add(int frame) {
        links.newer[frame] = NONE;
        links.older[frame] = newest;
        if (newest == NONE) {
            oldest = frame;
        } else {
            links.newer[newest] = frame;
        }
        newest = frame;
        size++;
    }

    void remove(int frame) {
        int before = links.older[frame];
        int after = links.newer[frame];
        if (before == NONE) {
            oldest = after;
        } else {
            links.newer[before] = after;
        }
        if (after == NONE) {
            newest = before;
        } else {
            links.older[after] = before;
        }
        size--;
    }
}
