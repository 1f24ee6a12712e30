/**
 * Drives of which only the data sheet is known: a layout and a seek curve that are consistent in themselves and have
 * exactly the figures of the sheet. Everything else about such a drive is configured like that of any other.
 */
@NullMarked
package org.spindle.disk.datasheet;

import org.jspecify.annotations.NullMarked;
