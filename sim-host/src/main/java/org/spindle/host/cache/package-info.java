/**
 * Caches of blocks: in the memory of a host or controller (Ganger 1995, section 2.5), and of a slow device on a fast
 * one. Both are a {@link org.spindle.host.cache.BlockCache}, which manages the placement of lines and the access to
 * them, with a {@link org.spindle.host.cache.LineStore} for the medium that holds the lines.
 */
@NullMarked
package org.spindle.host.cache;

import org.jspecify.annotations.NullMarked;
