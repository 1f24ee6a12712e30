package @package@;

import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;

/** Sends several requests at once, at equal intervals. */
final class @Name@ implements ArrivalPattern, EventHandler, CompletionListener {

    private final @Name@Config config;
    private final ArrivalPatternContext context;

    @Name@(@Name@Config config, ArrivalPatternContext context) {
        this.config = config;
        this.context = context;
    }

    @Override
    public void start() {
        if (context.hasNext()) {
            context.events().schedule(0, this, 0, 0);
        }
    }

    /** A burst. */
    @Override
    public void handle(int op, long arg) {
        for (int i = 0; i < config.requests() && context.hasNext(); i++) {
            context.send(this);
        }
        if (context.hasNext()) {
            context.events().schedule(context.events().now() + config.every().nanos(), this, 0, 0);
        }
    }

    @Override
    public void completed(Request request) {}
}
