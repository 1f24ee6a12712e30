package org.spindle.workload.benchmark;

import org.spindle.spi.config.Size;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Operations of a file server with random arrivals, each one request. */
final class FileServerSource implements Workload, EventHandler, CompletionListener {

    private static final long BLOCK = 8192 / Size.SECTOR;
    private static final double FULL_READS = 0.85;
    private static final double FULL_WRITES = 0.5;
    private static final int PARTIAL_SIZES = 3;

    private final FileServerWorkload config;
    private final WorkloadContext context;
    private final long blocks;
    private final RandomStream arrivals;
    private final RandomStream kinds;
    private final RandomStream places;
    private long sent;

    /**
     * @throws IllegalArgumentException if the files do not fit the devices
     */
    FileServerSource(FileServerWorkload config, WorkloadContext context) {
        this.config = config;
        this.context = context;
        double bytes = config.fileBytes() / context.devices().size();
        blocks = Math.max(1, (long) Math.ceil(bytes / (BLOCK * Size.SECTOR)));
        for (int i = 0; i < context.devices().size(); i++) {
            if (blocks * BLOCK > context.sectors(i)) {
                throw new IllegalArgumentException("files: " + Math.round(bytes / 1e6) + " MB do not fit on device '"
                        + context.devices().get(i) + "'; use fewer or smaller files, or larger devices");
            }
        }
        arrivals = context.random("arrivals");
        kinds = context.random("kinds");
        places = context.random("addresses");
    }

    @Override
    public void start() {
        arriveLater();
    }

    private void arriveLater() {
        if (sent < config.operations()) {
            long wait = Math.round(1e9 / config.rate() * arrivals.nextExponential());
            context.events().schedule(context.events().now() + wait, this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        int device = (int) places.nextLong(context.devices().size());
        long sector = places.nextLong(blocks) * BLOCK;
        double kind = kinds.nextDouble() * (config.reads() + config.writes() + config.others());
        double full = kinds.nextDouble();
        long partial = (2L << kinds.nextLong(PARTIAL_SIZES));
        boolean write = kind >= config.reads() && kind < config.reads() + config.writes();
        boolean other = kind >= config.reads() + config.writes();
        long sectors = other ? 1 : full < (write ? FULL_WRITES : FULL_READS) ? BLOCK : partial;
        String refusal = context.refusal(device, sector, sectors);
        if (refusal != null) {
            throw context.failure("operation " + sent + ": " + refusal + "; this workload needs sectors of 512 B");
        }
        Operation operation = write ? Operation.WRITE : Operation.READ;
        context.submit(context.newRequest().reset(sent++, device, operation, sector, sectors), this);
        arriveLater();
    }

    @Override
    public void completed(Request request) {}

    @Override
    public void close() {}
}
