/** Components between host and devices with their own address spaces: volumes, caches, remappers. */
@NullMarked
package org.spindle.spi.layer;

import org.jspecify.annotations.NullMarked;
