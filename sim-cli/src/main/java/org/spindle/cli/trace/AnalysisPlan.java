package org.spindle.cli.trace;

import java.util.Map;
import org.spindle.spi.Component;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Kind;

/** The analyses to be made, by their types. */
@Doc("Analyses by type.")
record AnalysisPlan(
        @Doc("The analyses.") @Kind("analysis")
        Map<String, Component> analyses) {}
