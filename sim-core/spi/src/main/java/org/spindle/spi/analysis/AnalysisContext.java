package org.spindle.spi.analysis;

import org.spindle.spi.Parts;
import org.spindle.spi.sim.RandomStream;

/** The information and services that an analysis gets from Spindle. */
public interface AnalysisContext {

    /** Returns the name of the analysis, unique among the analyses of the trace. */
    String name();

    /**
     * Returns the random stream of a purpose. It is the same in every process, so that an analysis that samples is
     * reproducible.
     */
    RandomStream random(String purpose);

    /** Returns the factory of the components that the analysis is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }
}
