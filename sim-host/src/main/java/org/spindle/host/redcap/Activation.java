package org.spindle.host.redcap;

/**
 * Whether the cache is active, and the reads that were begun in each state. A change holds for new reads at once; it is pending until the
 * reads that were begun before it are over (section 2.3.3).
 */
final class Activation {

    /** The four states. */
    enum State {
        ACTIVE,
        PENDING_INACTIVE,
        INACTIVE,
        PENDING_ACTIVE
    }

    private final RedcapMetrics metrics;
    private final Runnable turnedOff;
    private boolean isOn;
    private int readsOn;
    private int readsOff;

    /**
     * @param isOn whether it is active at the beginning
     * @param turnedOff called when it is to be inactive, before the first read that is handled so
     */
    Activation(boolean isOn, RedcapMetrics metrics, Runnable turnedOff) {
        this.isOn = isOn;
        this.metrics = metrics;
        this.turnedOff = turnedOff;
        metrics.state(isOn, isPending());
    }

    /** Whether new reads are handled as while it is active. */
    boolean isOn() {
        return isOn;
    }

    /** Whether reads are in progress that were begun before the last change. */
    boolean isPending() {
        return (isOn ? readsOff : readsOn) > 0;
    }

    State state() {
        if (isOn) {
            return isPending() ? State.PENDING_ACTIVE : State.ACTIVE;
        }
        return isPending() ? State.PENDING_INACTIVE : State.INACTIVE;
    }

    /** A read begins that is handled as {@link #isOn} says. */
    void begins() {
        if (isOn) {
            readsOn++;
        } else {
            readsOff++;
        }
        metrics.begins(isOn);
    }

    /**
     * A read is over, with all that was prefetched for it.
     *
     * @param wasOn whether it was handled as while the cache is active
     */
    void ends(boolean wasOn) {
        if (wasOn) {
            readsOn--;
        } else {
            readsOff--;
        }
        metrics.state(isOn, isPending());
    }

    /** Changes the state. */
    void turn(boolean on) {
        boolean isTakenBack = isPending();
        isOn = on;
        if (!on) {
            turnedOff.run();
        }
        metrics.turned(on, isTakenBack);
        metrics.state(isOn, isPending());
    }
}
