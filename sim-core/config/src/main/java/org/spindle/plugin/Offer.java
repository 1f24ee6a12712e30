package org.spindle.plugin;

import java.util.function.Supplier;
import org.spindle.spi.Factory;

/**
 * A type whose components can be created.
 *
 * @param plugin that offers it
 * @param factory supplies the factory, of the contribution's kind and for its config record: the same one each time, on
 *     any thread
 */
record Offer(Contribution contribution, Plugin plugin, Supplier<Factory<?, ?, ?>> factory) {}
