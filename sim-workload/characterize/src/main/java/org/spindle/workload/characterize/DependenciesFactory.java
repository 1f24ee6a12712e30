package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link Dependencies} analyses. */
public final class DependenciesFactory implements AnalysisFactory<Dependencies.Config> {

    @Override
    public TraceAnalysis create(Dependencies.Config config, AnalysisContext context) {
        return new Dependencies(config);
    }
}
