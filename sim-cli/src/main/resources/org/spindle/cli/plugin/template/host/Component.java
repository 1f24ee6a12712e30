package @package@;

import java.util.ArrayDeque;
import java.util.Deque;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/** A host that takes a time to send each request, all at once. */
final class @Name@ implements Host, EventHandler {

    private final @Name@Config config;
    private final HostContext context;
    private final Deque<Request> sending = new ArrayDeque<>();

    @Name@(@Name@Config config, HostContext context) {
        this.config = config;
        this.context = context;
    }

    @Override
    public void submit(Request request) {
        sending.add(request);
        context.events().schedule(context.events().now() + config.call().nanos(), this, 0, 0);
    }

    /** The call of the oldest request is over; the unit notifies its issuer. */
    @Override
    public void handle(int op, long arg) {
        Request request = sending.remove();
        context.units().get(request.device()).submit(request);
    }
}
