package org.spindle.reports.html;

import java.io.IOException;
import java.util.List;
import org.spindle.reports.SampleCaches;
import org.spindle.reports.SampleCharacterisations;
import org.spindle.reports.SampleComparison;
import org.spindle.reports.SampleEstimates;
import org.spindle.reports.SampleRun;
import org.spindle.reports.SampleSpeeds;
import org.spindle.reports.SampleSweep;
import org.spindle.reports.SampleVerdicts;
import org.spindle.sweep.Stat;

/** A page of each kind. */
enum SamplePage {
    RUN {
        @Override
        void write(String name, Appendable out) throws IOException {
            HtmlReport.write(SampleRun.withResponses(name, name), name, name, List.of(), out);
        }
    },
    SWEEP {
        @Override
        void write(String name, Appendable out) throws IOException {
            SweepReport.write(SampleSweep.typical(name), name, SweepReport.FIGURES, Stat.MEAN, out);
        }
    },
    COMPARISON {
        @Override
        void write(String name, Appendable out) throws IOException {
            ComparisonReport.write(SampleComparison.of(name), name, List.of(), out);
        }
    },
    REPRODUCTION {
        @Override
        void write(String name, Appendable out) throws IOException {
            ReproductionReport.write(SampleVerdicts.of(name), name, out);
        }
    },
    CHARACTERISATION {
        @Override
        void write(String name, Appendable out) throws IOException {
            CharacterisationReport.write(SampleCharacterisations.of(name), name, out);
        }
    },
    MODEL {
        @Override
        void write(String name, Appendable out) throws IOException {
            ModelReport.write(name, SampleEstimates.model(name), SampleEstimates.simulated(name), name, out);
        }
    },
    DESIGN {
        @Override
        void write(String name, Appendable out) throws IOException {
            DesignReport.write(name, SampleEstimates.proposals(name), SampleEstimates.comparisons(name), name, out);
        }
    },
    CACHE {
        @Override
        void write(String name, Appendable out) throws IOException {
            CacheReport.write(name, SampleCaches.of(name), name, out);
        }
    },
    SPEED {
        @Override
        void write(String name, Appendable out) throws IOException {
            SpeedReport.write(SampleSpeeds.of(name), name, out);
        }
    };

    /** Returns the page; {@code name} is used for everything that users name. */
    abstract void write(String name, Appendable out) throws IOException;

    String text(String name) throws IOException {
        StringBuilder out = new StringBuilder();
        write(name, out);
        return out.toString();
    }

    String text() throws IOException {
        return text("mail-server");
    }
}
