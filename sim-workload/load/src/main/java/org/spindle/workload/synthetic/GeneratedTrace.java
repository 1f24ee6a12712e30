package org.spindle.workload.synthetic;

import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** The requests of a synthetic workload as a trace of a system in which no request waits for another. */
public final class GeneratedTrace implements TraceReader {

    private final AccessGenerator accesses;
    private final GeneratorContext context;
    private final ArrivalProcess arrivals;
    private final long requests;
    private final GeneratedAccess access = new GeneratedAccess();
    private final ArrivalTime time = new ArrivalTime();
    private long read;

    /** @throws IllegalArgumentException if requests do not fit on the devices, or their arrivals depend on completions */
    public GeneratedTrace(SyntheticWorkload config, GeneratorContext context) {
        if (!(config.arrivals().config() instanceof OpenPattern open)) {
            throw new IllegalArgumentException("arrivals: those of type "
                    + config.arrivals().type() + " depend on completions; use another type, such as open");
        }
        this.context = context;
        requests = config.requests();
        accesses = new AccessGenerator(config, context);
        arrivals = open.process(context.random("arrivals"), context.parts());
    }

    @Override
    public boolean next(TraceRecord into) {
        if (read == requests) {
            return false;
        }
        read++;
        accesses.next(access);
        into.clear();
        into.arrival = time.after(arrivals.nextGap());
        into.device = access.device;
        into.deviceName = context.devices().get(access.device);
        into.operation = access.read ? Operation.READ : Operation.WRITE;
        into.offset = access.sector * Size.SECTOR;
        into.length = access.sectors * Size.SECTOR;
        return true;
    }

    @Override
    public String position() {
        return "request " + read;
    }

    @Override
    public void close() {}
}
