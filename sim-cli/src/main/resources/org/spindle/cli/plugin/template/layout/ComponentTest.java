package @package@;

import org.spindle.spi.config.Size;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.testkit.contract.LayoutContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends LayoutContract {

    @Override
    protected VolumeLayout create(LayoutContext context) {
        return new @Name@(new @Name@Config(Size.parse("64 KiB")), context);
    }
}
