/** The request on its way through the storage stack, and the nodes that it passes. */
@NullMarked
package org.spindle.spi.request;

import org.jspecify.annotations.NullMarked;
