package org.spindle.policies.scheduler.linux;

/** Determines from 50 completions under load whether a device takes several requests at once. */
final class DeviceDepth {

    private static final int DEEP = 5;
    private static final int SAMPLES = 50;

    private int peak;
    private int samples;
    private boolean isDeep;

    boolean isDeep() {
        return isDeep;
    }

    /** Handles a completion. */
    void completed(int waiting, int atDevice) {
        peak = Math.max(peak, atDevice);
        if (waiting <= DEEP && atDevice <= DEEP) {
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
