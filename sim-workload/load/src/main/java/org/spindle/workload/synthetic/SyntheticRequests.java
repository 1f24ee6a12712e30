package org.spindle.workload.synthetic;

import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.workload.WorkloadContext;

/** Requests of a synthetic workload for one simulation. */
final class SyntheticRequests implements RequestStream {

    private final long requests;
    private final AccessGenerator accesses;
    private final WorkloadContext context;
    private final GeneratedAccess access = new GeneratedAccess();
    private long drawn;

    SyntheticRequests(SyntheticWorkload config, AccessGenerator accesses, WorkloadContext context) {
        requests = config.requests();
        this.accesses = accesses;
        this.context = context;
    }

    @Override
    public boolean hasNext() {
        return drawn < requests;
    }

    @Override
    public Request next() {
        accesses.next(access);
        String refusal = context.refusal(access.device, access.sector, access.sectors);
        if (refusal != null) {
            throw context.failure("generated request " + drawn + " for device "
                    + context.devices().get(access.device) + ": " + refusal + "; see kinds, alignment and devices");
        }
        Operation operation = access.read ? Operation.READ : Operation.WRITE;
        return context.newRequest().reset(drawn++, access.device, operation, access.sector, access.sectors);
    }
}
