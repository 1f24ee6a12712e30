package org.spindle.workload.synthetic;

import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** The requests of a synthetic workload as a trace of a system in which no request waits for another. */
public final class GeneratedTrace implements TraceReader {

    private final SpotSource spots;
    private final Surroundings surroundings;
    private final ArrivalProcess arrivals;
    private final long requests;
    private final Spot spot = new Spot();
    private final ArrivalTime time = new ArrivalTime();
    private long read;

    /** @throws IllegalArgumentException if requests do not fit on the devices, or their arrivals depend on completions */
    public GeneratedTrace(SyntheticWorkload config, Surroundings surroundings) {
        if (!(config.arrivals().config() instanceof OpenPattern open)) {
            throw new IllegalArgumentException("arrivals: those of type "
                    + config.arrivals().type() + " depend on completions; use another type, such as open");
        }
        this.surroundings = surroundings;
        requests = config.requests();
        spots = new SpotSource(config, surroundings);
        arrivals = open.process(surroundings.random("arrivals"), surroundings.parts());
    }

    @Override
    public boolean next(TraceRecord into) {
        if (read == requests) {
            return false;
        }
        read++;
        spots.next(spot);
        into.clear();
        into.arrival = time.after(arrivals.nextGap());
        into.device = spot.device;
        into.deviceName = surroundings.devices().get(spot.device);
        into.operation = spot.read ? Operation.READ : Operation.WRITE;
        into.offset = spot.sector * Size.SECTOR;
        into.length = spot.sectors * Size.SECTOR;
        return true;
    }

    @Override
    public String position() {
        return "request " + read;
    }

    @Override
    public void close() {}
}
