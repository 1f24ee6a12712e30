/**
 * Times of a disk drive without a queue, and the geometry of its data. Times are in milliseconds, data in bytes, rates in bytes per second
 * unless a name states otherwise.
 */
@NullMarked
package org.spindle.analytic.disk;

import org.jspecify.annotations.NullMarked;
