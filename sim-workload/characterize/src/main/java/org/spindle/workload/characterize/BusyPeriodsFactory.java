package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link BusyPeriods} analyses. */
public final class BusyPeriodsFactory implements AnalysisFactory<BusyPeriods.Config> {

    @Override
    public TraceAnalysis create(BusyPeriods.Config config, AnalysisContext context) {
        return new BusyPeriods(config);
    }
}
