package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;

/** A pool of the frames of ended handlers. */
final class InterruptFrames {

    private @Nullable InterruptFrame free;

    InterruptFrame take(InterruptFrame.Cause cause, long nanos) {
        InterruptFrame frame = free;
        if (frame == null) {
            frame = new InterruptFrame();
        } else {
            free = frame.nextFree;
            frame.nextFree = null;
        }
        frame.cause = cause;
        frame.remaining = nanos;
        return frame;
    }

    void giveBack(InterruptFrame frame) {
        frame.request = null;
        frame.hasEvent = false;
        frame.nextFree = free;
        free = frame;
    }
}
