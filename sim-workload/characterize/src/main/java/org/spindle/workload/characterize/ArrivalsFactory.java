package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link InterarrivalTimes} analyses. */
public final class ArrivalsFactory implements AnalysisFactory<InterarrivalTimes.Config> {

    @Override
    public TraceAnalysis create(InterarrivalTimes.Config config, AnalysisContext context) {
        return new InterarrivalTimes(config);
    }
}
