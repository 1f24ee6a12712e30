package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link IdlePeriods} analyses. */
public final class IdlePeriodsFactory implements AnalysisFactory<IdlePeriods.Config> {

    @Override
    public TraceAnalysis create(IdlePeriods.Config config, AnalysisContext context) {
        return new IdlePeriods(config);
    }
}
