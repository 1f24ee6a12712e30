package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;

/** Keys of the analysis {@code @type@}. */
@Doc("Counts large requests.")
public record @Name@Config(@Doc("Size from which a request is large.") @Default("64 KiB") Size from) {}
