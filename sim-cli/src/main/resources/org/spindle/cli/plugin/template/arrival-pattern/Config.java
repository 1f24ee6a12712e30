package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** Keys of the arrival pattern {@code @type@}. */
@Doc("Sends bursts of requests.")
public record @Name@Config(
        @Doc("Requests of a burst.") @Default("4") @Range(min = "1") int requests,
        @Doc("Time from one burst to the next.") @Default("100 ms") @Range(min = "1 ns") Time every) {}
