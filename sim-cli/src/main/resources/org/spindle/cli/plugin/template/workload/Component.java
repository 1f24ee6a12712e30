package @package@;

import java.util.OptionalLong;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** One process that reads at a random place, waits for the data, and reads again. */
final class @Name@ implements Workload, EventHandler, CompletionListener {

    private final @Name@Config config;
    private final WorkloadContext context;
    private final RandomStream places;
    private long issued;

    @Name@(@Name@Config config, WorkloadContext context) {
        this.config = config;
        this.context = context;
        places = context.random("places");
        for (int device = 0; device < context.devices().size(); device++) {
            String refusal = context.refusal(device, 0, config.size().sectors());
            if (refusal != null) {
                throw new IllegalArgumentException(refusal);
            }
        }
    }

    @Override
    public void start() {
        handle(0, 0);
    }

    @Override
    public OptionalLong requests() {
        return OptionalLong.of(config.requests());
    }

    /** Issues the next read. */
    @Override
    public void handle(int op, long arg) {
        int device = (int) (issued % context.devices().size());
        long sectors = config.size().sectors();
        long sector = places.nextLong(context.sectors(device) - sectors + 1);
        Request read = context.newRequest().reset(issued++, device, Operation.READ, sector, sectors);
        context.submit(read, this);
    }

    /** In a separate event, so that a device that takes no time does not cause recursion. */
    @Override
    public void completed(Request request) {
        if (issued < config.requests()) {
            context.events().schedule(context.events().now(), this, 0, 0);
        }
    }

    @Override
    public void close() {}
}
