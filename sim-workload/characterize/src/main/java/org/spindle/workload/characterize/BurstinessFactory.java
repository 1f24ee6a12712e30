package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link Burstiness} analyses. */
public final class BurstinessFactory implements AnalysisFactory<Burstiness.Config> {

    @Override
    public TraceAnalysis create(Burstiness.Config config, AnalysisContext context) {
        return new Burstiness(config);
    }
}
