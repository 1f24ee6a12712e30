package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** Keys of the prefetch policy {@code @type@}. */
@Doc("Fetches the lines behind every read.")
public record @Name@Config(@Doc("Lines to fetch ahead.") @Default("1") @Range(min = "0") int lines) {}
