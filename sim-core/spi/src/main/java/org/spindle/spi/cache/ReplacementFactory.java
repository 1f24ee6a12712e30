package org.spindle.spi.cache;

/** Creates the replacement policies of one type. */
public interface ReplacementFactory<C extends Record> {

    /**
     * Creates a policy for one empty cache.
     *
     * @throws IllegalArgumentException if the configuration does not suit the cache; the message is shown to the user
     */
    ReplacementPolicy create(C config, ReplacementContext context);
}
