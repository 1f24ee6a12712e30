/**
 * Caches of blocks in the memory of a controller or host (Ganger 1995, section 2.5), and of a slow device on a fast one. One
 * machine serves both: {@link org.spindle.host.cache.BlockCache} decides what is where and who may touch it, and a
 * {@link org.spindle.host.cache.LineStore} says what it costs to move data into and out of lines.
 */
@NullMarked
package org.spindle.host.cache;

import org.jspecify.annotations.NullMarked;
