/**
 * The page cache of Linux as a host: files that are read ahead, two lists of pages that make room, dirty pages that a flusher writes
 * back. Each unit of the storage stack is one file.
 */
@NullMarked
package org.spindle.host.linux.pagecache;

import org.jspecify.annotations.NullMarked;
