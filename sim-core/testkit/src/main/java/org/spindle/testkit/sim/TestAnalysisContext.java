package org.spindle.testkit.sim;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.sim.RandomStream;

/** What an analysis under test may know: every purpose has the numbers of seed 1. */
public record TestAnalysisContext(String name) implements AnalysisContext {

    @Override
    public RandomStream random(String purpose) {
        return new TestRandom(1);
    }
}
