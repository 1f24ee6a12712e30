package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link SelfSimilarity} analyses. */
public final class SelfSimilarityFactory implements AnalysisFactory<SelfSimilarity.Config> {

    @Override
    public TraceAnalysis create(SelfSimilarity.Config config, AnalysisContext context) {
        return new SelfSimilarity(config);
    }
}
