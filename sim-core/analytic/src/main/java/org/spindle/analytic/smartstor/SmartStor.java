package org.spindle.analytic.smartstor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.spindle.analytic.ValidRange;

/**
 * A storage unit with a processor in front of one or more disks, projected onto a published system with its number of disks unchanged.
 * Three architectures are compared: the host alone, units that execute the operations on single relations, and units that execute joins as
 * well.
 *
 * @param cardinality disks of a unit, 1 or more
 * @param performancePerDisk processing power of a unit over that of a host processor, for each of its disks: greater than
 *     0 and at most 1 / cardinality (equation 5.4)
 */
public record SmartStor(int cardinality, double performancePerDisk) {

    public SmartStor {
        ValidRange.atLeast(1, "disks of a unit", cardinality);
        if (!(performancePerDisk > 0 && performancePerDisk * cardinality <= 1 + 1e-12)) {
            throw ValidRange.outside(
                    "performance per disk", performancePerDisk, "greater than 0 and at most 1 / " + cardinality);
        }
    }

    /** Returns the units of a system: disks / cardinality (equation 5.3). */
    public double units(DecisionSupportSystem system) {
        return (double) system.disks() / cardinality;
    }

    /**
     * Returns the speed-up of a system whose units execute all work, including joins: max(1, performance per disk x cardinality x (units /
     * host processors)^(1 - 1/n)) (equation 5.10).
     */
    public double multipleRelationSpeedUp(DecisionSupportSystem system, ScalingRule rule) {
        double unit = performancePerDisk * cardinality;
        return Math.max(1, unit * rule.performance(units(system) / system.processors()));
    }

    /** Returns the arithmetic mean of {@link #multipleRelationSpeedUp} over systems, at least one. */
    public double multipleRelationSpeedUp(List<DecisionSupportSystem> systems, ScalingRule rule) {
        return mean(systems, system -> multipleRelationSpeedUp(system, rule));
    }

    /**
     * Returns the speed-up of a query of which a fraction f can be offloaded, with host and units working in parallel, offloaded only if it
     * helps: max(1, 1 / max(1 - f, f / s)), s = performance per disk x disks / host processors (equation 5.5).
     *
     * @param fraction f, between 0 and 1
     */
    public double singleRelationSpeedUp(DecisionSupportSystem system, double fraction) {
        ValidRange.fraction("fraction that can be offloaded", fraction);
        double power = system.disksPerProcessor() * performancePerDisk;
        return Math.max(1, 1 / Math.max(1 - fraction, fraction / power));
    }

    /**
     * Returns the speed-up of QppD by single-relation offloading, averaged over systems: per system the 19th root of the product over 17
     * queries, the two update functions unchanged. It ignores that QppD counts a query for at least a thousandth of the longest; with the
     * times of the queries {@link #singleRelationSpeedUp(List, Offload, List)} includes that.
     */
    public double singleRelationSpeedUp(List<DecisionSupportSystem> systems, Offload offload) {
        return mean(systems, system -> {
            double product = 1;
            for (double fraction : offload.fractions()) {
                product *= singleRelationSpeedUp(system, fraction);
            }
            return StrictMath.pow(product, 1.0 / TpcD.COMPONENTS);
        });
    }

    /**
     * Returns the same speed-up by the metric itself (equations 5.6 and E.1): each query counts for at least a thousandth of the longest,
     * before as well as after.
     *
     * @param queryTimes of the 17 queries with the host alone, the same on every system, in any unit, each greater than 0
     */
    public double singleRelationSpeedUp(List<DecisionSupportSystem> systems, Offload offload, List<Double> queryTimes) {
        List<Double> updates = List.of(1.0, 1.0);
        double before = TpcD.power(1, queryTimes, updates);
        return mean(systems, system -> {
            List<Double> after = new ArrayList<>();
            for (int i = 0; i < queryTimes.size(); i++) {
                double fraction = offload.fractions().get(i);
                after.add(queryTimes.get(i) / singleRelationSpeedUp(system, fraction));
            }
            return TpcD.power(1, after, updates) / before;
        });
    }

    private static double mean(List<DecisionSupportSystem> systems, ToDoubleFunction<DecisionSupportSystem> figure) {
        return systems.stream()
                .mapToDouble(figure)
                .average()
                .orElseThrow(() -> ValidRange.outside("number of systems", 0, "1 or more"));
    }
}
