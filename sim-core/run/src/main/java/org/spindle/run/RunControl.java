package org.spindle.run;

import java.util.OptionalLong;

/** How far a run is to go, and its end before that. For the thread of the run. */
public interface RunControl {

    /** Requests after whose completion the run ends, if that is known before it begins. */
    OptionalLong requests();

    /** Simulated nanoseconds after which the run ends at the latest, if there is such a limit. */
    OptionalLong nanos();

    /** Ends the run now. What was measured up to here is its result, which says that it was interrupted. */
    void interrupt();
}
