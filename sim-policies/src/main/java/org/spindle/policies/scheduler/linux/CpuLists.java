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
        Request found = first(served, eligibility);
        for (int cpu = 0; found == null && cpu < cpus.size(); cpu++) {
            found = first(cpus.get(cpu), eligibility);
        }
        return found;
    }

    private static @Nullable Request first(ArrivalQueue list, Eligibility eligibility) {
        for (int position = list.first(); position != NONE; position = list.next(position)) {
            if (eligibility.test(list.request(position))) {
                return list.request(position);
            }
        }
        return null;
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

    /** Returns whether the request is among the latest of its CPU and has not moved to the served list. */
    boolean isRecent(Request request) {
        ArrivalQueue list = list(request);
        if (list == served) {
            return false;
        }
        int older = 0;
        for (int position = list.find(request); position != NONE; position = list.next(position)) {
            older++;
        }
        return older <= MERGE_WINDOW;
    }
}
