package org.spindle.workload.characterize;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;

/** Creates {@link RequestSizes} analyses. */
public final class RequestSizesFactory implements AnalysisFactory<RequestSizes.Config> {

    @Override
    public TraceAnalysis create(RequestSizes.Config config, AnalysisContext context) {
        return new RequestSizes(config);
    }
}
