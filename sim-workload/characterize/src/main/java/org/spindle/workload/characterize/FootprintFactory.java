package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link Footprint} analyses. */
public final class FootprintFactory implements AnalysisFactory<Footprint.Config> {

    @Override
    public TraceAnalysis create(Footprint.Config config, AnalysisContext context) {
        return new Footprint(config);
    }
}
