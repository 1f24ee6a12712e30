package org.spindle.spi.analysis;

import org.spindle.spi.sim.RandomStream;

/** What an analysis may know and ask; implemented by the host. */
public interface AnalysisContext {

    /** The name of the analysis among those that look at the trace. */
    String name();

    /**
     * A stream of its own for each purpose, the same in every process: an analysis that samples finds the same in the same
     * trace.
     */
    RandomStream random(String purpose);
}
