package @package@;

import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.testkit.contract.LayerContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends LayerContract {

    @Override
    protected Layer create(LayerContext context) {
        return new @Name@(context);
    }
}
