package org.spindle.host.redcap;

/**
 * The activation state of the cache, with the number of reads in progress by the state in which they began. A change applies to new reads
 * immediately; it is pending until the reads that began before it have ended (section 2.3.3).
 */
final class Activation {

    private final RedcapMetrics metrics;
    private final Runnable turnedOff;
    private boolean isOn;
    private int readsOn;
    private int readsOff;

    /**
     * @param isOn whether the cache is initially active
     * @param turnedOff called when the cache becomes inactive, before the first read that bypasses it
     */
    Activation(boolean isOn, RedcapMetrics metrics, Runnable turnedOff) {
        this.isOn = isOn;
        this.metrics = metrics;
        this.turnedOff = turnedOff;
        metrics.state(isOn, isPending());
    }

    /** Returns whether new reads use the cache. */
    boolean isOn() {
        return isOn;
    }

    /** Returns whether reads are in progress that began before the last change. */
    boolean isPending() {
        return (isOn ? readsOff : readsOn) > 0;
    }

    /** Counts a read that begins in the current state, {@link #isOn}. */
    void begins() {
        if (isOn) {
            readsOn++;
        } else {
            readsOff++;
        }
        metrics.begins(isOn);
    }

    /**
     * Counts a read that has ended, including its prefetches.
     *
     * @param wasOn whether the read used the cache
     */
    void ends(boolean wasOn) {
        if (wasOn) {
            readsOn--;
        } else {
            readsOff--;
        }
        metrics.state(isOn, isPending());
    }

    /** Changes the state; undoes a pending change. */
    void turn(boolean on) {
        boolean undoesPending = isPending();
        isOn = on;
        if (!on) {
            turnedOff.run();
        }
        metrics.turned(on, undoesPending);
        metrics.state(isOn, isPending());
    }
}
