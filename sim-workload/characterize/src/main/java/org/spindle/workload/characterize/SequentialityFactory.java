package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link Sequentiality} analyses. */
public final class SequentialityFactory implements AnalysisFactory<Sequentiality.Config> {

    @Override
    public TraceAnalysis create(Sequentiality.Config config, AnalysisContext context) {
        return new Sequentiality(config);
    }
}
