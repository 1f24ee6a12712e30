package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

/** Keys of the layout {@code @type@}. */
@Doc("Distributes rows of one size over the members in turn.")
public record @Name@Config(
        @Doc("Size of a row, in whole sectors.") @Default("64 KiB") @Range(min = "512 B") Size unit) {}
