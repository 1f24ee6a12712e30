/** The read-ahead of Linux: the window of an open file, when it advances, and its size. Caching and reading of pages are elsewhere. */
@NullMarked
package org.spindle.host.linux.readahead;

import org.jspecify.annotations.NullMarked;
