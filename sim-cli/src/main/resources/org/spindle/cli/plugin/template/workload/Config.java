package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

/** Keys of the workload {@code @type@}. */
@Doc("Reads at random places, one request at a time.")
public record @Name@Config(
        @Doc("Reads in all.") @Default("1000") @Range(min = "1") long requests,
        @Doc("Size of a read, in whole sectors.") @Default("4 KiB") @Range(min = "512 B") Size size) {}
