package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link OnOffPeriods} analyses. */
public final class OnOffPeriodsFactory implements AnalysisFactory<OnOffPeriods.Config> {

    @Override
    public TraceAnalysis create(OnOffPeriods.Config config, AnalysisContext context) {
        return new OnOffPeriods(config);
    }
}
