package org.spindle.spi.device;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.scheduler.PositionOracle;

/**
 * A storage device, reached by conversations unless it is a {@link QueuePairDevice}. When it sits on a
 * bus, a request is submitted at the moment at which its command has arrived, and the device then owns the bus.
 */
public interface Device extends BlockTarget {

    /** Capacity in sectors of 512 bytes. */
    long sectors();

    /** How many requests may be at the device at once; at least 1. */
    int queueDepth();

    /** What it tells schedulers about positions; null for a device without them. */
    default @Nullable PositionOracle positions() {
        return null;
    }

    /**
     * Checks whether the device could serve such a request at all (alignment, operation).
     *
     * @return null if so, otherwise what is wrong and what would be right
     */
    default @Nullable String refusal(long sector, long sectors) {
        return null;
    }

    /**
     * What it expects to take for one of these requests, for analytic models; not called during a run.
     *
     * @return null if it cannot tell
     */
    default @Nullable ServiceForecast forecast(RequestMix mix) {
        return null;
    }
}
