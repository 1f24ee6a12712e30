package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link Intensity} analyses. */
public final class IntensityFactory implements AnalysisFactory<Intensity.Config> {

    @Override
    public TraceAnalysis create(Intensity.Config config, AnalysisContext context) {
        return new Intensity(config);
    }
}
