/** Replacement policies of caches. */
@NullMarked
package org.spindle.bench.cache;

import org.jspecify.annotations.NullMarked;
