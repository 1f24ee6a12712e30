package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;

/** Keys of the controller {@code @type@}. */
@Doc("Delays every message that it passes on.")
public record @Name@Config(@Doc("Time that it adds to each message.") @Default("0.1 ms") Time message) {}
