package org.spindle.policies.scheduler.linux;

/** Whether a device takes several requests at once, judged by 50 completions under load. */
final class DeviceDepth {

    private static final int DEEP = 5;
    private static final int SAMPLES = 50;

    private int peak;
    private int samples;
    private boolean isDeep;

    boolean isDeep() {
        return isDeep;
    }

    /** A request is complete. */
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
