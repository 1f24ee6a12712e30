package org.spindle.flash.calibrate;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.request.Operation;

/** A baseline: for each operation a response that is constant, or grows in proportion with the outstanding bytes. */
final class LineBaseline implements LoadModel {

    private final Map<Operation, double[]> lines = new EnumMap<>(Operation.class);

    /**
     * Fits by least squares.
     *
     * @param isConstant whether the response is assumed constant
     */
    LineBaseline(List<MeasuredLoad> loads, boolean isConstant) {
        for (Operation operation : Operation.values()) {
            List<MeasuredLoad> own =
                    loads.stream().filter(load -> load.operation() == operation).toList();
            double meanX =
                    own.stream().mapToDouble(LineBaseline::bytes).average().orElse(0);
            double meanY =
                    own.stream().mapToDouble(MeasuredLoad::meanNanos).average().orElse(Double.NaN);
            double xx = 0;
            double xy = 0;
            for (MeasuredLoad load : own) {
                xx += (bytes(load) - meanX) * (bytes(load) - meanX);
                xy += (bytes(load) - meanX) * (load.meanNanos() - meanY);
            }
            double slope = isConstant || xx == 0 ? 0 : xy / xx;
            lines.put(operation, new double[] {meanY - slope * meanX, slope});
        }
    }

    private static double bytes(MeasuredLoad load) {
        return (double) load.bytes() * load.outstanding();
    }

    @Override
    public double meanNanos(MeasuredLoad load) {
        double[] line = lines.getOrDefault(load.operation(), new double[2]);
        return Math.max(1, line[0] + line[1] * bytes(load));
    }
}
