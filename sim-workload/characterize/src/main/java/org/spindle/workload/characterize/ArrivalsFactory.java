package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Makes {@link Arrivals}. */
public final class ArrivalsFactory implements AnalysisFactory<Arrivals.Config> {

    @Override
    public TraceAnalysis create(Arrivals.Config config) {
        return new Arrivals(config);
    }
}
