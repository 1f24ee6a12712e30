package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link ReadsAndWrites} analyses. */
public final class ReadsAndWritesFactory implements AnalysisFactory<ReadsAndWrites.Config> {

    @Override
    public TraceAnalysis create(ReadsAndWrites.Config config, AnalysisContext context) {
        return new ReadsAndWrites(config);
    }
}
