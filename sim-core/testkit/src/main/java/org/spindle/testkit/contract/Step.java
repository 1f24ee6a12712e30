package org.spindle.testkit.contract;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;

/** The next event of a queue: an arrival, or, without an operation, the service of one request. */
record Step(@Nullable Operation operation, long sector, long sectors) {

    static final Step SERVICE = new Step(null, 0, 0);

    static Step arrival(Operation operation, long sector, long sectors) {
        return new Step(operation, sector, sectors);
    }

    @Override
    public String toString() {
        return operation == null ? "serve" : operation + " " + sector + "+" + sectors;
    }
}
