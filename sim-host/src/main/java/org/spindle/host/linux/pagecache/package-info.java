/**
 * The page cache of Linux as a host: read-ahead of files, reclaim of pages from two LRU lists, and a flusher that writes dirty pages
 * back. Each unit of the storage stack is one file.
 */
@NullMarked
package org.spindle.host.linux.pagecache;

import org.jspecify.annotations.NullMarked;
