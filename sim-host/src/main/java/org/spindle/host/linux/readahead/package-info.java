/** How Linux reads files ahead: the window of an open file, when it moves and how large it is. What is cached and how it is read lies elsewhere. */
@NullMarked
package org.spindle.host.linux.readahead;

import org.jspecify.annotations.NullMarked;
