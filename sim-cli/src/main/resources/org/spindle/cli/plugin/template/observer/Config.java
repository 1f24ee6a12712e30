package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;

/** Keys of the observer {@code @type@}. */
@Doc("Counts the requests that take longer than a limit.")
public record @Name@Config(@Doc("Longest response time that is not slow.") @Default("10 ms") Time limit) {}
