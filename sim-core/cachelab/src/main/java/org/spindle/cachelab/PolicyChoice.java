package org.spindle.cachelab;

import java.util.function.Function;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;

/**
 * A policy to look at.
 *
 * @param name as the user wrote it, parameters included
 * @param isLru whether it is LRU and nothing else, for which there is a quicker way
 * @param factory makes a policy for one cache; called by several threads
 */
public record PolicyChoice(String name, boolean isLru, Function<ReplacementContext, ReplacementPolicy> factory) {}
