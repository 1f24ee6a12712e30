package org.spindle.stack;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * Measures the cost of position-based scheduling in one device's queue: the counter {@code DEVICE-estimates} of queues
 * whose schedulers use positions. The parts of a composed scheduler count together.
 */
final class WatchedPositions implements UnaryOperator<PositionOracle> {

    private final String device;
    private final Metrics metrics;
    private @Nullable PositionOracle counted;

    /**
     * @param metrics of the queue's owner
     */
    WatchedPositions(String device, Metrics metrics) {
        this.device = device;
        this.metrics = metrics;
    }

    @Override
    public PositionOracle apply(PositionOracle positions) {
        PositionOracle known = counted;
        if (known == null) {
            known = new CountedPositions(
                    positions,
                    metrics.counter(
                            device + "-estimates",
                            "estimates",
                            "Positioning times that the scheduler had predicted in order to choose for " + device));
            counted = known;
        }
        return known;
    }
}
