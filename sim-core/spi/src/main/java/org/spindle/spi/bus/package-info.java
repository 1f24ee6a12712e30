/** Buses and controllers between driver and device, and the port through which a device uses them. */
@NullMarked
package org.spindle.spi.bus;

import org.jspecify.annotations.NullMarked;
