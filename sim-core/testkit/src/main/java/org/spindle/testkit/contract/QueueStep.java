package org.spindle.testkit.contract;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;

/** The next event of a queue: an arrival, or, without an operation, the service of one request. */
record QueueStep(@Nullable Operation operation, long sector, long sectors) {

    static final QueueStep SERVICE = new QueueStep(null, 0, 0);

    static QueueStep arrival(Operation operation, long sector, long sectors) {
        return new QueueStep(operation, sector, sectors);
    }

    @Override
    public String toString() {
        return operation == null ? "serve" : operation + " " + sector + "+" + sectors;
    }
}
