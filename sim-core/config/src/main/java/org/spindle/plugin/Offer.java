package org.spindle.plugin;

import org.spindle.spi.Factory;

/**
 * A type that can be made.
 *
 * @param plugin that offers it
 * @param factory that makes it, of the contribution's kind and for its config record
 */
record Offer(Contribution contribution, Plugin plugin, Factory<?, ?, ?> factory) {}
