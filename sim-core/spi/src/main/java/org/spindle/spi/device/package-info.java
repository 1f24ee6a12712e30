/** Storage devices and their contexts. */
@NullMarked
package org.spindle.spi.device;

import org.jspecify.annotations.NullMarked;
