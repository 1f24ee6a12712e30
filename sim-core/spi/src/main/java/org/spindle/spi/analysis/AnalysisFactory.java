package org.spindle.spi.analysis;

/**
 * Makes analyses of one type.
 *
 * @param <C> the type's config record
 */
public interface AnalysisFactory<C extends Record> {

    /**
     * Makes an analysis of one trace.
     *
     * @throws IllegalArgumentException if the configuration cannot be met; the message says what would be right
     */
    TraceAnalysis create(C config);
}
