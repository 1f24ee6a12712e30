package org.spindle.plugin;

import java.util.function.Supplier;
import org.spindle.spi.Factory;

/**
 * A type that can be made.
 *
 * @param plugin that offers it
 * @param factory gives what makes it, of the contribution's kind and for its config record: the same each time, on any thread
 */
record Offer(Contribution contribution, Plugin plugin, Supplier<Factory<?, ?, ?>> factory) {}
