package org.spindle.policies.scheduler.linux;

import static org.spindle.policies.scheduler.queue.RequestList.NONE;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.policies.scheduler.queue.ArrivalQueue;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;

/**
 * Requests of one of Kyber's domains: one list per CPU that issued them, and the list that is served. When the latter
 * is empty, the requests of all others move to it, CPU by CPU.
 */
final class CpuLists {

    /** Number of latest requests of a CPU that are examined for merges. */
    private static final int MERGE_WINDOW = 8;

    private final ArrivalQueue served = new ArrivalQueue();
    private final List<ArrivalQueue> cpus = new ArrayList<>();

    void add(Request request, int cpu) {
        while (cpus.size() <= cpu) {
            cpus.add(new ArrivalQueue());
        }
        cpus.get(cpu).add(request, 0);
    }

    /** Returns the first eligible request in order of service. */
    @Nullable
    Request first(Eligibility eligibility) {
        Request found = served.earliest(eligibility);
        for (int cpu = 0; found == null && cpu < cpus.size(); cpu++) {
            found = cpus.get(cpu).earliest(eligibility);
        }
        return found;
    }

    /** Removes a request that is dispatched. If the served list is empty, all others move to it first. */
    void take(Request request) {
        if (served.size() == 0) {
            for (int cpu = 0; cpu < cpus.size(); cpu++) {
                ArrivalQueue list = cpus.get(cpu);
                while (list.size() > 0) {
                    Request moved = list.request(list.first());
                    list.remove(moved);
                    served.add(moved, 0);
                }
            }
        }
        remove(request);
    }

    void remove(Request request) {
        list(request).remove(request);
    }

    void replace(Request waiting, Request by) {
        list(waiting).replace(waiting, by);
    }

    private ArrivalQueue list(Request request) {
        for (int cpu = 0; cpu < cpus.size(); cpu++) {
            if (cpus.get(cpu).contains(request)) {
                return cpus.get(cpu);
            }
        }
        return served;
    }

    /** Returns the latest mergeable request of the eight latest of a CPU that have not moved to the served list. */
    @Nullable
    Request latest(int cpu, Eligibility mergeable) {
        if (cpu >= cpus.size()) {
            return null;
        }
        ArrivalQueue list = cpus.get(cpu);
        int position = list.last();
        for (int i = 0; i < MERGE_WINDOW && position != NONE; i++) {
            if (mergeable.test(list.request(position))) {
                return list.request(position);
            }
            position = list.previous(position);
        }
        return null;
    }
}
