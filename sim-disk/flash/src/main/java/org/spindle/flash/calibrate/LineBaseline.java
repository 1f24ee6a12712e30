package org.spindle.flash.calibrate;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.request.Operation;

/** A baseline: for each operation a response that is constant, or grows in proportion with the outstanding bytes. */
final class LineBaseline implements LoadModel {

    private static final LeastSquaresLine NONE = new LeastSquaresLine(0, 0);

    private final Map<Operation, LeastSquaresLine> lines = new EnumMap<>(Operation.class);

    /**
     * Fits by least squares.
     *
     * @param isConstant whether the response is assumed constant
     */
    LineBaseline(List<MeasuredLoad> loads, boolean isConstant) {
        for (Operation operation : Operation.values()) {
            List<MeasuredLoad> own =
                    loads.stream().filter(load -> load.operation() == operation).toList();
            double[] nanos = own.stream().mapToDouble(MeasuredLoad::meanNanos).toArray();
            double[] bytes = own.stream().mapToDouble(LineBaseline::bytes).toArray();
            lines.put(operation, LeastSquaresLine.of(isConstant ? new double[nanos.length] : bytes, nanos));
        }
    }

    private static double bytes(MeasuredLoad load) {
        return (double) load.bytes() * load.outstanding();
    }

    @Override
    public double meanNanos(MeasuredLoad load) {
        LeastSquaresLine line = lines.getOrDefault(load.operation(), NONE);
        return Math.max(1, line.at(bytes(load)));
    }
}
