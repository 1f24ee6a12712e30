package org.spindle.reports.wiring;

import com.google.inject.AbstractModule;
import org.spindle.reports.html.HtmlReport;
import org.spindle.reports.html.RunReport;

/** Binds the report of a run. */
public final class ReportsModule extends AbstractModule {

    @Override
    protected void configure() {
        bind(RunReport.class).toInstance(HtmlReport::write);
    }
}
