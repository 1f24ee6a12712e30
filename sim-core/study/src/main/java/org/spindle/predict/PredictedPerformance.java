package org.spindle.predict;

import java.util.LinkedHashMap;
import java.util.Map;
import org.spindle.analytic.ValidRange;

/**
 * Perf(X, Y, ...) = Perf(X0, Y0, ...) f(X) f(Y) ..., f(X) = Perf(X, Y0, ...) / Perf(X0, Y0, ...). The formula assumes that the shape of
 * each curve does not depend on the other parameters.
 *
 * @param nominal performance with every parameter at its nominal value, greater than 0
 * @param curves performance by value of each parameter, the others nominal
 */
public record PredictedPerformance(double nominal, Map<String, Map<String, Double>> curves) {

    public PredictedPerformance {
        ValidRange.positive("nominal performance", nominal);
        curves = new LinkedHashMap<>(curves);
    }

    /**
     * Returns the performance where these parameters have these values and all others their nominal ones.
     *
     * @throws org.spindle.analytic.OutOfRangeException if a curve has no such parameter or value
     */
    public double at(Map<String, String> values) {
        double performance = nominal;
        for (Map.Entry<String, String> value : values.entrySet()) {
            Map<String, Double> curve = curves.get(value.getKey());
            if (curve == null) {
                throw ValidRange.outside("parameter", value.getKey(), "one of " + curves.keySet());
            }
            Double there = curve.get(value.getValue());
            if (there == null) {
                throw ValidRange.outside(value.getKey(), value.getValue(), "one of " + curve.keySet());
            }
            performance *= there / nominal;
        }
        return performance;
    }
}
