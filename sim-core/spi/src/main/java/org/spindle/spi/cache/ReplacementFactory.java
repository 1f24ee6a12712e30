package org.spindle.spi.cache;

/** Makes the replacement policies of one type. */
public interface ReplacementFactory<C extends Record> {

    ReplacementPolicy create(C config, ReplacementContext context);
}
