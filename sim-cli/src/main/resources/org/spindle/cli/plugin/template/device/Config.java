package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Keys of the device {@code @type@}. */
@Doc("Serves one request after the other, each in the same time.")
public record @Name@Config(
        @Doc("Addressable bytes.") @Range(min = "512 B") Size capacity,
        @Doc("Time for each request.") @Default("1 ms") Time service) {}
