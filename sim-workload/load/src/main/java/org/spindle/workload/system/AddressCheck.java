package org.spindle.workload.system;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.workload.trace.system.SystemTrace;

/** Checks that the devices of the scenario can serve every request of a trace. */
final class AddressCheck {

    private static final int SHOWN = 20;

    private final WorkloadContext context;

    AddressCheck(WorkloadContext context) {
        this.context = context;
    }

    /** @throws TraceException if any request cannot be served; the message lists all of them */
    void require(SystemTrace trace) {
        List<String> refusals = new ArrayList<>();
        SystemEvent event = new SystemEvent();
        for (int place = 0; place < trace.events() && refusals.size() < SHOWN; place++) {
            trace.read(place, event);
            boolean isAccess = event.action == SystemAction.CACHED_READ || event.action == SystemAction.CACHED_WRITE;
            String refusal = isAccess || event.action == SystemAction.REQUEST ? refusal(event) : null;
            if (refusal != null) {
                refusals.add(trace.describe(place)
                        + (isAccess ? ": access: " : ": request " + event.subject + ": ")
                        + refusal);
            }
        }
        if (!refusals.isEmpty()) {
            throw new TraceException(String.join("\n", refusals));
        }
    }

    private @Nullable String refusal(SystemEvent event) {
        List<String> devices = context.devices();
        if (event.device >= devices.size()) {
            return "there is no device " + event.device + "; the scenario has " + devices.size()
                    + ", which are numbered from 0: " + String.join(", ", devices);
        }
        if (event.action == SystemAction.REQUEST && event.operation == Operation.FLUSH) {
            return event.sectors == 0 ? null : "a flush has no length; write 0 sectors";
        }
        return event.sectors == 0
                ? "a request has length 0; write at least 1 sector"
                : context.refusal(event.device, event.sector, event.sectors);
    }
}
