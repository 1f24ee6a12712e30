package org.spindle.testkit.sim;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.sim.RandomStream;

/** The context of an analysis under test: every purpose has the random numbers of seed 1. */
public record TestAnalysisContext(String name) implements AnalysisContext {

    @Override
    public RandomStream random(String purpose) {
        return new TestRandom(1);
    }
}
