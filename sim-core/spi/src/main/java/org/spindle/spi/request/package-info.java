/** The request, its path through the storage stack, and the nodes on that path. */
@NullMarked
package org.spindle.spi.request;

import org.jspecify.annotations.NullMarked;
