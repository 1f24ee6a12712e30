package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link CrossCorrelation} analyses. */
public final class CrossCorrelationFactory implements AnalysisFactory<CrossCorrelation.Config> {

    @Override
    public TraceAnalysis create(CrossCorrelation.Config config, AnalysisContext context) {
        return new CrossCorrelation(config);
    }
}
