/**
 * Times of a disk drive without a queue, and where its data lies. Times are in milliseconds, data in bytes, rates in bytes
 * per second unless a name says otherwise.
 */
@NullMarked
package org.spindle.analytic.disk;

import org.jspecify.annotations.NullMarked;
