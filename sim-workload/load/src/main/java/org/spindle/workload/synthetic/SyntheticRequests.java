package org.spindle.workload.synthetic;

import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.workload.WorkloadContext;

/** Requests of a synthetic workload for one simulation. */
final class SyntheticRequests implements RequestStream {

    private final long requests;
    private final SpotSource spots;
    private final WorkloadContext context;
    private final Spot spot = new Spot();
    private long drawn;

    SyntheticRequests(SyntheticWorkload config, SpotSource spots, WorkloadContext context) {
        requests = config.requests();
        this.spots = spots;
        this.context = context;
    }

    @Override
    public boolean hasNext() {
        return drawn < requests;
    }

    @Override
    public Request next() {
        spots.next(spot);
        String refusal = context.refusal(spot.device, spot.sector, spot.sectors);
        if (refusal != null) {
            throw context.failure("generated request " + drawn + " for device "
                    + context.devices().get(spot.device) + ": " + refusal + "; see kinds, alignment and devices");
        }
        Operation operation = spot.read ? Operation.READ : Operation.WRITE;
        return context.newRequest().reset(drawn++, spot.device, operation, spot.sector, spot.sectors);
    }
}
