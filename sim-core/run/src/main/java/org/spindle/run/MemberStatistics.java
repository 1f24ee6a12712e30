package org.spindle.run;

import java.util.List;
import org.spindle.result.Metric;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stack.LayerMembers;

/** Measures what layers send to the units that they stand over, which no request of the workload addresses. */
final class MemberStatistics {

    private final List<String> names;
    private final RequestTallies tallies;

    MemberStatistics(EventLoop clock, LayerMembers members, RequestSchema schema) {
        names = members.names();
        tallies = new RequestTallies(clock, names, false, schema);
        members.observe(this::completed);
    }

    private void completed(int member, Request request) {
        tallies.record(member, request);
    }

    List<String> names() {
        return names;
    }

    void reset() {
        tallies.reset();
    }

    /** Everything about the requests of a member; nothing for what is none. */
    List<Metric> of(String name) {
        int index = names.indexOf(name);
        return index < 0 ? List.of() : tallies.ofUnit(index);
    }
}
