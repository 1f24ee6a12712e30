package org.spindle.cli.plugin;

import org.spindle.spi.NoContext;
import org.spindle.spi.Parts;
import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.observer.ObserverFactory;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.ReportSectionFactory;
import org.spindle.testkit.contract.AnalysisContract;
import org.spindle.testkit.contract.ObserverContract;
import org.spindle.testkit.contract.ReportSectionContract;

/** The contracts of the kinds that observe, analyse and report. */
final class ReportContracts {

    private ReportContracts() {}

    static AnalysisContract analysis(TypeUnderCheck type) {
        return new AnalysisContract() {
            @Override
            protected TraceAnalysis create(AnalysisContext context) {
                return type.make(AnalysisFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    static ObserverContract observer(TypeUnderCheck type) {
        return new ObserverContract() {
            @Override
            protected Observer create(ObserverContext context) {
                return type.make(ObserverFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    static ReportSectionContract reportSection(TypeUnderCheck type) {
        return new ReportSectionContract() {
            @Override
            protected ReportSection create() {
                return type.make(ReportSectionFactory.KIND, NoContext.NONE);
            }
        };
    }
}
