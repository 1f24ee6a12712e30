package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** Keys of the scheduler {@code @type@}. */
@Doc("Serves the request at the lowest or highest address first.")
public record @Name@Config(
        @Doc("Whether the lowest address comes first.") @Default("true") boolean lowestFirst) {}
