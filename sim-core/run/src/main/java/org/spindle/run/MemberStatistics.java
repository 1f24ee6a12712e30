package org.spindle.run;

import java.util.List;
import org.spindle.result.Metric;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stack.LayerMembers;

/** Measures the requests that layers send to the units below them, which the workload does not address. */
final class MemberStatistics {

    private final List<String> names;
    private final RequestTallies tallies;

    MemberStatistics(EventLoop clock, LayerMembers members, RequestSchema schema) {
        names = members.names();
        tallies = new RequestTallies(clock, names, false, schema);
    }

    /** Records a request that is complete; {@link LayerMembers.Listener}. */
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
