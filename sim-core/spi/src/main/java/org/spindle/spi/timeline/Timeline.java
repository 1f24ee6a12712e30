package org.spindle.spi.timeline;

import java.util.function.LongConsumer;

/**
 * A component's view of the timeline, on which it shows its activity; implemented by Spindle. Showing must not change
 * what is simulated.
 */
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

    /**
     * Returns whether a timeline is written. Constant during a run: query it at construction, and do nothing per sector
     * if not.
     */
    boolean isShown();

    /** Creates a track of the component, below its earlier ones. */
    TimelineTrack track(String name);

    /**
     * Registers a callback for the end of the run, which receives the time, so that the component can show unfinished
     * activity.
     */
    void atEnd(LongConsumer showRest);
}
