package org.spindle.spi.layer;

/** Makes the layers of one type. */
public interface LayerFactory<C extends Record> {

    /**
     * @throws IllegalArgumentException if the layer does not suit what lies below it (too few units, different capacities);
     *     the message says what is wrong and what would be right
     */
    Layer create(C config, LayerContext context);
}
