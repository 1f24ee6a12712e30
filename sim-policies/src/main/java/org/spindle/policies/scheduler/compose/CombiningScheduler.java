package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.ComposedScheduler;
import org.spindle.spi.scheduler.Eligibility;

/** A scheduler that combines arrivals into accesses of the device; the base orders the accesses. */
interface CombiningScheduler extends ComposedScheduler {

    /** Returns the accesses that wait in the base. */
    Accesses accesses();

    @Override
    default @Nullable Request select(Eligibility eligibility) {
        return accesses().select(eligibility);
    }

    @Override
    default void take(Request request) {
        accesses().take(request);
    }

    @Override
    default void withdraw(Request request) {
        accesses().withdraw(request);
    }

    @Override
    default void replace(Request old, Request by) {
        withdraw(old);
        add(by);
    }

    @Override
    default int size() {
        return accesses().size();
    }
}
