package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link ReuseDistances} analyses. */
public final class ReuseDistancesFactory implements AnalysisFactory<ReuseDistances.Config> {

    @Override
    public TraceAnalysis create(ReuseDistances.Config config, AnalysisContext context) {
        return new ReuseDistances(config);
    }
}
