package org.spindle.run;

import java.util.List;
import org.spindle.result.Metric;
import org.spindle.scenario.Scenario;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;

/** Measures the requests that layers send to the units below them, which the workload does not address. */
final class MemberStatistics {

    private final List<String> names;
    private final RequestTallies tallies;

    /** @param names of the units, by index */
    MemberStatistics(EventLoop clock, List<String> names, RequestSchema schema) {
        this.names = names;
        tallies = new RequestTallies(clock, names, false, new RequestMeasures(schema, Scenario.Measurement.FULL));
    }

    /** Records a request that is complete; {@link org.spindle.stack.LayerMembers.Listener}. */
    void completed(int member, Request request) {
        tallies.record(member, request);
    }

    List<String> names() {
        return names;
    }

    void reset() {
        tallies.reset();
    }

    /** Returns the metrics of the requests of a member; empty for a unit that is not a member. */
    List<Metric> of(String name) {
        int index = names.indexOf(name);
        return index < 0 ? List.of() : tallies.ofUnit(index);
    }
}
