/**
 * Policies of caches: replacement, admission, prefetch and write-back; what each can query of its cache, and what creates
 * it.
 */
@NullMarked
package org.spindle.spi.cache;

import org.jspecify.annotations.NullMarked;
