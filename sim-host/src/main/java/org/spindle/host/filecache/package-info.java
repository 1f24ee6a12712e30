/**
 * The cache of file blocks in the memory of a host: buffers, their write-back by daemons, read-ahead and reclaim. Its policies are the
 * replacement, prefetch and write-back policies of all caches.
 */
@NullMarked
package org.spindle.host.filecache;

import org.jspecify.annotations.NullMarked;
