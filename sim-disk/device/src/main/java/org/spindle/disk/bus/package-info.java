/** Buses between driver and device, and the controllers that join them. */
@NullMarked
package org.spindle.disk.bus;

import org.jspecify.annotations.NullMarked;
