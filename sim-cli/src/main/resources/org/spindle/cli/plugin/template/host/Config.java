package @package@;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;

/** Keys of the host {@code @type@}. */
@Doc("Charges a time for every request.")
public record @Name@Config(@Doc("Time from the call to the submission of a request.") @Default("0.1 ms") Time call) {}
