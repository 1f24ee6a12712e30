package org.example.slow;

import org.spindle.spi.metric.Distribution;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.request.Request;

/** Measures response times above a limit. */
final class SlowRequests implements Observer {

    static final String METRIC = "slow-response-time";

    private final long limit;
    private final Distribution slow;

    SlowRequests(SlowRequestsConfig config, ObserverContext context) {
        limit = config.limit().nanos();
        slow = context.metrics().distribution(METRIC, "ns", "Response times above " + config.limit());
    }

    @Override
    public void completed(Request request) {
        if (request.responseTime() > limit) {
            slow.record(request.responseTime());
        }
    }
}
