package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Makes {@link ReadsAndWrites}. */
public final class ReadsAndWritesFactory implements AnalysisFactory<ReadsAndWrites.Config> {

    @Override
    public TraceAnalysis create(ReadsAndWrites.Config config) {
        return new ReadsAndWrites(config);
    }
}
