package org.spindle.study;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.spindle.analytic.ValidRange;
import org.spindle.analytic.smartstor.Bandwidth;
import org.spindle.analytic.smartstor.DecisionSupportSystem;
import org.spindle.analytic.smartstor.Offload;
import org.spindle.analytic.smartstor.ScalingRule;
import org.spindle.analytic.smartstor.SmartStor;
import org.spindle.analytic.smartstor.TpcD;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.TypeName;

/** Decision support on disks with processors. */
public sealed interface SmartStorModel extends AnalyticModel {

    /** The processors that execute queries. */
    enum Architecture {
        /** The host alone. */
        HOST,
        /** Units execute the operations on single relations. */
        SINGLE_RELATION,
        /** Units execute joins as well. */
        MULTIPLE_RELATION
    }

    @TypeName("smartstor")
    @Doc("Speed-up of 19 published TPC-D systems with processors added to the disks (Hsu 2003, chapter 5).")
    record Projection(
            @Doc("Place of query execution: host, single-relation or multiple-relation.")
            Architecture architecture,

            @Doc("Disks of a unit.") int cardinality,

            @Doc("Power of a unit over that of a host processor, per disk; at most 1 / cardinality.")
            double performancePerDisk,

            @Doc(
                    "Growth of performance with the number of processors: square-root, cube-root or fourth-root; without effect on"
                            + " single relations.")
            @Default("cube-root")
            ScalingRule rule,

            @Doc("Estimate of the work on single relations: shared-everything (system 1) or shared-nothing"
                    + " (system 2).")
            @Default("shared-everything")
            Offload offload,

            @Doc(
                    "Times of the 17 queries with the host alone, in any unit: each counts for at least a thousandth of the"
                            + " longest. If absent, no query is shorter than that. For single relations.")
            @Default("[]")
            List<Double> queryTimes)
            implements SmartStorModel {

        public Projection {
            queryTimes = List.copyOf(queryTimes);
        }

        @Override
        public ModelFigures figures() {
            List<DecisionSupportSystem> systems = DecisionSupportSystem.published();
            SmartStor unit = new SmartStor(cardinality, performancePerDisk);
            double speedUp = switch (architecture) {
                case HOST -> 1;
                case SINGLE_RELATION ->
                    queryTimes.isEmpty()
                            ? unit.singleRelationSpeedUp(systems, offload)
                            : unit.singleRelationSpeedUp(systems, offload, queryTimes);
                case MULTIPLE_RELATION -> unit.multipleRelationSpeedUp(systems, rule);
            };
            return new ModelFigures().add("speed-up", "", speedUp);
        }
    }

    @TypeName("decision-support")
    @Doc("Means over the published systems of one scale, for which the speed-up by SmartSTOR is computed.")
    record Published(
            @Doc("Scale of the database: 100GB, 300GB or 1TB.")
            String scale) implements SmartStorModel {
        @Override
        public ModelFigures figures() {
            List<DecisionSupportSystem> systems = DecisionSupportSystem.published().stream()
                    .filter(system -> system.scale().equals(scale))
                    .toList();
            if (systems.isEmpty()) {
                throw ValidRange.outside("scale", "'" + scale + "'", "100GB, 300GB or 1TB");
            }
            List<Bandwidth> bandwidths = Bandwidth.published().stream()
                    .filter(row -> row.scale().equals(scale))
                    .toList();
            return new ModelFigures()
                    .add("processors", "", mean(systems, DecisionSupportSystem::processors))
                    .add("disks", "", mean(systems, DecisionSupportSystem::disks))
                    .add("disks-per-processor", "", mean(systems, DecisionSupportSystem::disksPerProcessor))
                    .add("peak-over-average", "", mean(bandwidths, row -> row.peakPerNode() / row.averagePerNode()))
                    .add(
                            "least-peak-over-average",
                            "",
                            least(bandwidths, row -> row.peakPerNode() / row.averagePerNode()))
                    .add(
                            "greatest-peak-over-average",
                            "",
                            greatest(bandwidths, row -> row.peakPerNode() / row.averagePerNode()))
                    .add("processors-apart", "", greatest(bandwidths, Bandwidth::processorsApart))
                    .add("greatest-peak", "MB/s", greatest(bandwidths, Bandwidth::peakPerNode))
                    .add("greatest-peak-per-processor", "MB/s", greatest(bandwidths, Bandwidth::peakPerProcessor));
        }

        private static <T> double mean(List<T> rows, ToDoubleFunction<T> figure) {
            return rows.stream().mapToDouble(figure).average().orElseThrow();
        }

        private static <T> double least(List<T> rows, ToDoubleFunction<T> figure) {
            return rows.stream().mapToDouble(figure).min().orElseThrow();
        }

        private static <T> double greatest(List<T> rows, ToDoubleFunction<T> figure) {
            return rows.stream().mapToDouble(figure).max().orElseThrow();
        }
    }

    @TypeName("offloadable")
    @Doc("Number of the 17 queries of TPC-D of which more than a fraction can be offloaded.")
    record Offloadable(
            @Doc("Estimate: shared-everything or shared-nothing.")
            Offload offload,

            @Doc("The fraction.") double moreThan)
            implements SmartStorModel {
        @Override
        public ModelFigures figures() {
            long count = offload.fractions().stream().filter(f -> f > moreThan).count();
            return new ModelFigures().add("queries", "", count);
        }
    }

    @TypeName("power-metric")
    @Doc(
            "Growth of TPC-D's power metric if one of its 19 times is divided by a factor, and efficiency by scaling rule.")
    record PowerMetric(
            @Doc("The factor.") double factor,
            @Doc("Scaling rule.") @Default("cube-root") ScalingRule rule) implements SmartStorModel {
        @Override
        public ModelFigures figures() {
            return new ModelFigures()
                    .add("gain", "%", 100 * TpcD.gainOfOne(factor))
                    .add("efficiency", "", rule.efficiency(factor));
        }
    }
}
