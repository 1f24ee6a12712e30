package org.spindle.host.redcap;

import jakarta.inject.Inject;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layer.Unit;

/** Creates caches of disk segments in the memory of the host. */
public final class RedcapFactory implements LayerFactory<RedcapConfig> {

    @Inject
    public RedcapFactory() {}

    @Override
    public Layer create(RedcapConfig config, LayerContext context) {
        return create(config, context, BlockMoves.NONE);
    }

    static Layer create(RedcapConfig config, LayerContext context, BlockMoves moves) {
        if (context.below().size() != 1) {
            throw new IllegalArgumentException(
                    "redcap caches one unit, but there are " + context.below().size()
                            + " below it; put a layer of this type over each of them, or one over a volume of them");
        }
        Unit below = context.below().get(0);
        long blockSectors = config.block().sectors();
        String refusal = below.refusal(blockSectors, blockSectors);
        if (refusal != null) {
            throw new IllegalArgumentException("'" + below.name() + "' cannot be read in blocks of " + config.block()
                    + " (" + refusal + "); choose a larger block");
        }
        return new RedcapLayer(config, context, moves);
    }
}
