package org.spindle.spi.timeline;

import java.util.function.LongConsumer;

/** Where a component shows what it does when; implemented by the host. Showing must not change what is simulated. */
public interface Timeline {

    /** Shows nothing. */
    Timeline NONE = new Timeline() {
        @Override
        public boolean isShown() {
            return false;
        }

        @Override
        public TimelineTrack track(String name) {
            return TimelineTrack.NONE;
        }

        @Override
        public void atEnd(LongConsumer showRest) {}
    };

    /** Whether anybody looks. The same for a whole run: ask at construction, and do nothing per sector if not. */
    boolean isShown();

    /** A new track of the component, below those made before. */
    TimelineTrack track(String name);

    /** Has the component called when the run is over, with the time, so that it can show what it is in the middle of. */
    void atEnd(LongConsumer showRest);
}
