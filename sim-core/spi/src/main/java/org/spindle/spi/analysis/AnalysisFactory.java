package org.spindle.spi.analysis;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/**
 * Makes analyses of one type.
 *
 * @param <C> the type's config record
 */
public interface AnalysisFactory<C extends Record> extends Factory<C, AnalysisContext, TraceAnalysis> {

    Kind<AnalysisContext, TraceAnalysis> KIND =
            Kind.of("analysis", AnalysisFactory.class, TraceAnalysis.class, "Determines a property of a trace.");

    /**
     * Makes an analysis of one trace.
     *
     * @throws IllegalArgumentException if the configuration cannot be met; the message says what would be right
     */
    @Override
    TraceAnalysis create(C config, AnalysisContext context);
}
