package @package@;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.request.Request;

/** Counts the requests that take longer than a limit. */
final class @Name@ implements Observer {

    private final long limitNanos;
    private final Counter slow;

    @Name@(@Name@Config config, ObserverContext context) {
        limitNanos = config.limit().nanos();
        slow = context.metrics().counter("slow-requests", "requests", "Requests that took longer than " + config.limit());
    }

    @Override
    public void completed(Request request) {
        if (request.responseTime() > limitNanos) {
            slow.add(1);
        }
    }
}
