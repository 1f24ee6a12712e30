package org.spindle.testkit.sim;

import org.spindle.spi.Parts;
import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.sim.RandomStream;

/**
 * The context of an analysis under test: every purpose has the random numbers of seed 1.
 *
 * @param parts makes the parts in the configuration of the analysis
 */
public record TestAnalysisContext(String name, Parts parts) implements AnalysisContext {

    /** The context of an analysis without parts. */
    public TestAnalysisContext(String name) {
        this(name, Parts.NONE);
    }

    @Override
    public RandomStream random(String purpose) {
        return new TestRandom(1);
    }
}
