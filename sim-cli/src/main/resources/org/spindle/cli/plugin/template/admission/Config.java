package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;

/** Keys of the admission policy {@code @type@}. */
@Doc("Admits entries up to a size.")
public record @Name@Config(
        @Doc("Size of the largest entry that is admitted.") @Default("64 KiB") Size limit) {}
