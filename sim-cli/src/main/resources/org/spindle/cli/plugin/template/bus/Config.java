package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;

/** Keys of the bus {@code @type@}. */
@Doc("One owner at a time, first come, first served.")
public record @Name@Config(
        @Doc("Time from a request for the idle bus to its ownership.") @Default("2 us") Time arbitration,
        @Doc("Time of one sector of 512 bytes on the bus.") @Default("50 us") Time sector) {}
