/**
 * Drives described by a data sheet: a layout and a seek curve that are consistent and have exactly the figures of the
 * sheet. All other properties are configured as for any drive.
 */
@NullMarked
package org.spindle.disk.datasheet;

import org.jspecify.annotations.NullMarked;
