package org.spindle.study;

import java.util.List;
import org.spindle.analytic.ValidRange;
import org.spindle.analytic.fit.Form;
import org.spindle.analytic.fit.LeastSquares.Fit;
import org.spindle.analytic.host.InterconnectLoad;
import org.spindle.analytic.host.ThinkTime;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;

/** Figures derived from those of workloads. */
public sealed interface WorkloadModel extends AnalyticModel {

    @TypeName("think-time")
    @Doc("Share of processing in a think time, and the think time with a faster processor (Hsu 2003, figure 2.6).")
    record Thinking(
            @Doc("The think time as traced.") Time time,

            @Doc("Speed-up of the processor.") @Default("1") double speedUp)
            implements WorkloadModel {
        @Override
        public ModelFigures figures() {
            double seconds = time.inNanos() / 1e9;
            return new ModelFigures()
                    .add("busy-fraction", "", ThinkTime.busyFraction(seconds))
                    .add("think-time", "ms", ThinkTime.scaled(seconds, speedUp) * 1e3);
        }
    }

    @TypeName("interconnect-load")
    @Doc("Processing power and storage that load an interconnect to a utilisation (Hsu 2003, table 2.9).")
    record Interconnect(
            @Doc("Bandwidth in Mb/s.") double bandwidth,
            @Doc("Mb/s for each MHz of processors.") double perMhz,
            @Doc("Mb/s for each GB of storage.") double perGb,
            @Doc("Utilisation.") @Default("0.5") double utilisation)
            implements WorkloadModel {
        @Override
        public ModelFigures figures() {
            InterconnectLoad load = new InterconnectLoad(bandwidth, utilisation);
            return new ModelFigures()
                    .add("processors", "GHz", load.driven(perMhz) / 1e3)
                    .add("storage", "GB", load.driven(perGb));
        }
    }

    @TypeName("curve")
    @Doc("A curve through points by least squares, with its parameters a, b and c (Hsu 2003, section 2.4).")
    record FittedPoints(
            @Doc("The form, as in spindle sweep --fit.") Form form,
            @Doc("The points.") List<CurvePoint> points) implements WorkloadModel {

        public FittedPoints {
            points = List.copyOf(points);
        }

        @Override
        public ModelFigures figures() {
            Fit fit = form.fit(
                    points.stream()
                            .mapToDouble(each -> ValidRange.positive("x", each.x()))
                            .toArray(),
                    points.stream()
                            .mapToDouble(each -> ValidRange.positive("y", each.y()))
                            .toArray());
            if (fit == null) {
                throw ValidRange.outside("points", points.toString(), "points that a curve of the form fits");
            }
            ModelFigures figures = new ModelFigures().add("determination", "", fit.determination());
            for (int i = 0; i < fit.parameters().length; i++) {
                figures.add(Form.parameter(i), "", fit.parameters()[i]);
            }
            return figures;
        }
    }

    @Doc("A point of a curve.")
    record CurvePoint(
            @Doc("Where it is on the horizontal axis, above 0.")
            double x,

            @Doc("Its value, above 0.") double y) {}

    @TypeName("hurst")
    @Doc("Hurst parameter by the slopes of a variance-time plot and of a pox plot (Hsu 2003, appendix B.1).")
    record Hurst(
            @Doc("Slope of log(variance) over log(length), from -2 to 0.")
            double varianceSlope,

            @Doc("Slope of log(R/S) over log(length).") double rangeSlope)
            implements WorkloadModel {
        @Override
        public ModelFigures figures() {
            double byVariance = 1 + varianceSlope / 2;
            return new ModelFigures()
                    .add("by-variance", "", byVariance)
                    .add("by-range", "", rangeSlope)
                    .add("mean", "", (byVariance + rangeSlope) / 2);
        }
    }
}
