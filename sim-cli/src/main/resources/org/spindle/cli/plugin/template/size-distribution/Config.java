package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;

/** Keys of the distribution {@code @type@}. */
@Doc("Uniform between two sizes.")
public record @Name@Config(
        @Doc("The least size.") @Default("4 KiB") Size least,
        @Doc("The greatest size.") @Default("64 KiB") Size greatest) {}
