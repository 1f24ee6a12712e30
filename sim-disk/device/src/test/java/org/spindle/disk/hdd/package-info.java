/** Tests of the drive: its parts, its timelines, and its invariants under random loads. */
@NullMarked
package org.spindle.disk.hdd;

import org.jspecify.annotations.NullMarked;
