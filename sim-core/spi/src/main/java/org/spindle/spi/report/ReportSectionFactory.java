package org.spindle.spi.report;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;

/**
 * Creates report sections of one type. Scenarios do not name them: every report queries all types, in alphabetical
 * order, whether they apply to its result. Therefore a type has no keys.
 */
public interface ReportSectionFactory extends Factory<NoKeys, NoContext, ReportSection> {

    Kind<NoContext, ReportSection> KIND = Kind.of(
            "report-section",
            ReportSectionFactory.class,
            ReportSection.class,
            "Adds a section to the report of a run.");

    @Override
    ReportSection create(NoKeys keys, NoContext context);
}
