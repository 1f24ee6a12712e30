/**
 * Buses between driver and device, and the controllers that join them.
 *
 * <p>Bus protocols are a closed set, not a kind of plugin: they are formulas over the settings of one bus, and a bus that
 * follows other rules is another type of bus, which is a kind.
 */
@NullMarked
package org.spindle.disk.bus;

import org.jspecify.annotations.NullMarked;
