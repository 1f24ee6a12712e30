package org.spindle.run;

import java.util.OptionalLong;
import org.spindle.scenario.Scenario.Stop;
import org.spindle.spi.workload.Workload;

/** The limits of a run, from its scenario and its workload. */
record StatedLimits(OptionalLong requests, OptionalLong nanos, Runnable interruption) implements RunControl {

    static StatedLimits of(Stop stop, Workload workload, Runnable interruption) {
        OptionalLong requests = workload.requests();
        if (stop.requests() != null) {
            requests = OptionalLong.of(Math.min(stop.requests(), requests.orElse(Long.MAX_VALUE)));
        }
        OptionalLong nanos = stop.time() == null
                ? OptionalLong.empty()
                : OptionalLong.of(stop.time().nanos());
        return new StatedLimits(requests, nanos, interruption);
    }

    @Override
    public void interrupt() {
        interruption.run();
    }
}
