package org.spindle.disk.fixed;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.request.Operation;

/** The distributions of a device's service times, by operation. */
final class ServiceDistributions {

    private final @Nullable TimeDistribution[] byOperation = new @Nullable TimeDistribution[Operation.values().length];

    /** Operations that are configured by the same component share its distribution. */
    ServiceDistributions(FixedConfig config, Parts parts) {
        Component reads = config.serviceOf(Operation.READ);
        TimeDistribution shared = reads == null ? null : parts.make(TimeDistributionFactory.KIND, reads);
        for (Operation operation : Operation.values()) {
            Component own = config.serviceOf(operation);
            byOperation[operation.ordinal()] =
                    own == null || own == reads ? shared : parts.make(TimeDistributionFactory.KIND, own);
        }
    }

    /** Null if the times are recorded. */
    @Nullable
    TimeDistribution of(Operation operation) {
        return byOperation[operation.ordinal()];
    }
}
