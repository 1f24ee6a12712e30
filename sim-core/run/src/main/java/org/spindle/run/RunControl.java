package org.spindle.run;

import java.util.OptionalLong;

/** The limits of a run, and its early end. For the thread of the run. */
public interface RunControl {

    /** Returns the number of requests after whose completion the run ends, if that is known before it begins. */
    OptionalLong requests();

    /** Returns the simulated nanoseconds after which the run ends at the latest, if there is such a limit. */
    OptionalLong nanos();

    /** Ends the run now. Its result covers the run up to now and is marked as interrupted. */
    void interrupt();
}
