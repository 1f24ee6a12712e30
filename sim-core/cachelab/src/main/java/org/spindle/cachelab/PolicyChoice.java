package org.spindle.cachelab;

import java.util.function.Function;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;

/**
 * A policy to simulate.
 *
 * @param name as the user wrote it, with parameters
 * @param isLru whether it is plain LRU, for which a faster algorithm exists
 * @param factory creates a policy for one cache; thread-safe
 */
public record PolicyChoice(String name, boolean isLru, Function<ReplacementContext, ReplacementPolicy> factory) {}
