package @package@;

import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;

/** Passes messages on between host and devices, each for a time. */
final class @Name@ implements Controller {

    private final long messageNanos;

    @Name@(@Name@Config config, ControllerContext context) {
        messageNanos = config.message().nanos();
    }

    @Override
    public long messageDelay() {
        return messageNanos;
    }
}
