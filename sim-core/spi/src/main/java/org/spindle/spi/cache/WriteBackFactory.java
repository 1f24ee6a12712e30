package org.spindle.spi.cache;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the write-back policies of one type. */
public interface WriteBackFactory<C extends Record> extends Factory<C, WriteBackContext, WriteBackPolicy> {

    Kind<WriteBackContext, WriteBackPolicy> KIND = Kind.of(
            "write-back",
            WriteBackFactory.class,
            WriteBackPolicy.class,
            "Decides when a cache or a drive destages dirty data before it must.");

    /**
     * Creates a policy for one empty cache.
     *
     * @throws IllegalArgumentException if the configuration does not suit the cache; the message is shown to the user
     */
    @Override
    WriteBackPolicy create(C config, WriteBackContext context);
}
