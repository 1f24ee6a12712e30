package org.spindle.cli.trace;

import java.util.Map;
import org.spindle.spi.Component;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;

/** The analyses to be made, by their types. */
@Doc("Analyses by type.")
record AnalysisPlan(
        @Doc("The analyses.") @OfKind(AnalysisFactory.class) Map<String, Component> analyses) {}
