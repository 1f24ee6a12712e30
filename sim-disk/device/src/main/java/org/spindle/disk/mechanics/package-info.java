/**
 * The motion of a mechanical drive: how long the arm takes over a distance, and what that means on average.
 *
 * <p>Times are whole picoseconds. Where blocks lie is the geometry package's business.
 */
@NullMarked
package org.spindle.disk.mechanics;

import org.jspecify.annotations.NullMarked;
