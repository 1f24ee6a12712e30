/** Replacement in caches: which line makes room for another. */
@NullMarked
package org.spindle.spi.cache;

import org.jspecify.annotations.NullMarked;
