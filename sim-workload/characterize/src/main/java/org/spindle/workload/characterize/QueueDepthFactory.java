package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link QueueDepth} analyses. */
public final class QueueDepthFactory implements AnalysisFactory<QueueDepth.Config> {

    @Override
    public TraceAnalysis create(QueueDepth.Config config, AnalysisContext context) {
        return new QueueDepth(config);
    }
}
