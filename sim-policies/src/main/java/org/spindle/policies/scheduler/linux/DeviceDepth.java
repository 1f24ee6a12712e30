package org.spindle.policies.scheduler.linux;

/**
 * Determines whether a device takes several requests at once. Linux 2.6.24 knows it as soon as five were at the device, for good. 2.6.32
 * assumes it at first, and decides from 50 completions under load.
 */
final class DeviceDepth {

    private static final int DEEP = 5;
    private static final int SAMPLES = 50;

    private final boolean isSampled;
    private int peak;
    private int samples;
    private boolean isDeep;

    /**
     * @param isSampled whether completions decide, as in 2.6.32
     */
    DeviceDepth(boolean isSampled) {
        this.isSampled = isSampled;
        isDeep = isSampled;
    }

    boolean isDeep() {
        return isDeep;
    }

    /**
     * Handles a request that is taken.
     *
     * @param atDevice requests at the device, with this one
     */
    void taken(int atDevice) {
        isDeep |= !isSampled && atDevice >= DEEP;
    }

    /** Handles a completion. */
    void completed(int waiting, int atDevice) {
        peak = Math.max(peak, atDevice);
        if (!isSampled || waiting <= DEEP && atDevice <= DEEP) {
            return;
        }
        if (samples++ < SAMPLES) {
            return;
        }
        isDeep = peak >= DEEP;
        samples = 0;
        peak = 0;
    }
}
