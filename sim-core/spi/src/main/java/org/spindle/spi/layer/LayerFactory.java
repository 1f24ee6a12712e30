package org.spindle.spi.layer;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the layers of one type. */
public interface LayerFactory<C extends Record> extends Factory<C, LayerContext, Layer> {

    Kind<LayerContext, Layer> KIND = Kind.of(
            "layer",
            LayerFactory.class,
            Layer.class,
            "Serves requests by requests to the units below it: a volume, a cache.");

    /**
     * @throws IllegalArgumentException if the layer does not suit what lies below it (too few units, different capacities);
     *     the message says what is wrong and what would be right
     */
    @Override
    Layer create(C config, LayerContext context);
}
