/**
 * Replacement policies of caches: what they decide ({@link org.spindle.spi.cache.ReplacementPolicy}), what they can
 * query of their cache ({@link org.spindle.spi.cache.ReplacementContext}) and who creates them.
 */
@NullMarked
package org.spindle.spi.cache;

import org.jspecify.annotations.NullMarked;
