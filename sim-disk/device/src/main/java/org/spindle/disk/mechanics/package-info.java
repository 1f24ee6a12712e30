/**
 * The motion of a mechanical drive: seek times by distance, their means, and rotation.
 *
 * <p>Times are whole picoseconds. The geometry package defines where blocks lie.
 */
@NullMarked
package org.spindle.disk.mechanics;

import org.jspecify.annotations.NullMarked;
