package org.spindle.host.linux.throttle;

/** A process that writes: the pages that it has made dirty since it was last throttled, and when that was. */
public final class Writer {

    private static final long NEVER = -1;

    /** The number of pages, 128 KiB, after which a process is examined at first, and up to which it is not to be examined more often. */
    static final long FEW = 32;

    /** The same while the limit is exceeded: 32 KiB. */
    private static final long FEWEST = 8;

    long pages;
    long examinedAfter = FEW;
    private long paused = NEVER;

    private boolean isHeld;

    /** Counts a page that it has made dirty. */
    public void dirtied() {
        pages++;
    }

    /** Returns whether it has to be examined now. */
    public boolean isDue(boolean isLimitExceeded) {
        return isHeld || pages > 0 && pages >= (isLimitExceeded ? Math.min(FEWEST, examinedAfter) : examinedAfter);
    }

    /** Returns how much of a period since its last pause is left, as ticks; negative if it was slower. */
    long left(long period, long tick) {
        return paused == NEVER ? period : period - (tick - paused);
    }

    /**
     * Lets it wait until a tick and examines it again then, with the same number of pages, because no writer may continue
     * at present.
     */
    void hold(long tick) {
        paused = tick;
        isHeld = true;
    }

    /** Lets it continue; its next period begins at a tick. */
    void goOn(long tick) {
        paused = tick;
        pages = 0;
        isHeld = false;
    }

    /** Lets it continue, with the time that it was slower as a credit. */
    void goOnAfter(long period, long tick) {
        goOn(paused == NEVER ? tick : paused + period);
    }

    /** Lets it continue although its pages are too few for a period; they count again, with more of them. */
    void goOnWithout() {
        isHeld = false;
        examinedAfter += examinedAfter <= pages ? pages : 0;
    }
}
