/** What stands between host and devices with address spaces of its own: volumes, caches, remappers. */
@NullMarked
package org.spindle.spi.layer;

import org.jspecify.annotations.NullMarked;
