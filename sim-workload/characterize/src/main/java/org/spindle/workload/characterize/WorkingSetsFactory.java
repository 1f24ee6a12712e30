package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link WorkingSets} analyses. */
public final class WorkingSetsFactory implements AnalysisFactory<WorkingSets.Config> {

    @Override
    public TraceAnalysis create(WorkingSets.Config config, AnalysisContext context) {
        return new WorkingSets(config);
    }
}
