package org.spindle.workload.trace.system;

import java.util.Arrays;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;

/**
 * The criticality of requests derived from the waits (Ganger 1995, section 2.1): time-critical if its process needs the request without any
 * computation after it, time-limited if any process needs it later, time-noncritical if none does. The time limit is the computation
 * between the request and the need of the same process; it is unknown if another process needs it first.
 */
final class WaitClasses {

    private final SystemTrace trace;
    private final EventColumns events;

    /** By request: computation of the process before the issue. */
    private final long[] issued;

    private final long[] limits;
    private final Criticality[] classes;
    private final long[] issuers;

    WaitClasses(SystemTrace trace) {
        this.trace = trace;
        events = trace.columns();
        issued = new long[events.requests()];
        limits = new long[events.requests()];
        classes = new Criticality[events.requests()];
        Arrays.fill(limits, SystemEvent.NONE);
        Arrays.fill(classes, Criticality.NONCRITICAL);
        issuers = new long[events.requests()];
        Arrays.fill(issuers, SystemEvent.NONE);
    }

    void assign(boolean all) {
        for (int i = 0; i < events.size(); i++) {
            if (events.action(i) == SystemAction.NEED) {
                classes[(int) events.subject(i)] = Criticality.LIMITED;
            }
        }
        for (ProcessStart process : trace.processes()) {
            measure(process.process());
        }
        for (int request = 0; request < classes.length; request++) {
            if (all || !events.isClassified(request)) {
                events.classify(request, classes[request], limits[request]);
            }
        }
    }

    private void measure(long process) {
        long computed = 0;
        for (long place = trace.first(process); place != SystemLoad.END; place = events.next((int) place)) {
            int i = (int) place;
            computed += events.compute(i);
            int request = (int) events.subject(i);
            if (events.action(i) == SystemAction.REQUEST) {
                issued[request] = computed;
                issuers[request] = process;
            } else if (events.action(i) == SystemAction.NEED && issuers[request] == process) {
                limit(request, computed);
            }
        }
    }

    private void limit(int request, long computed) {
        if (limits[request] == SystemEvent.NONE && classes[request] == Criticality.LIMITED) {
            long limit = computed - issued[request];
            if (limit == 0) {
                classes[request] = Criticality.CRITICAL;
            } else {
                limits[request] = limit;
            }
        }
    }
}
