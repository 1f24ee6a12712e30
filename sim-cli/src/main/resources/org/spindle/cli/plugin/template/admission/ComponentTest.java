package @package@;

import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.config.Size;
import org.spindle.testkit.contract.AdmissionContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends AdmissionContract {

    @Override
    protected AdmissionPolicy create(ReplacementContext context) {
        return new @Name@(new @Name@Config(Size.parse("64 KiB")), context);
    }
}
