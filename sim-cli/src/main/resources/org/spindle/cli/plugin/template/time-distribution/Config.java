package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;

/** Keys of the distribution {@code @type@}. */
@Doc("Uniform between two times.")
public record @Name@Config(
        @Doc("The least time.") @Default("1 ms") Time least,
        @Doc("The greatest time.") @Default("3 ms") Time greatest) {}
