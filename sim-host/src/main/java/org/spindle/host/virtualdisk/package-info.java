/**
 * The virtual disk: a disk simulated inside the host, beside the real one and on the same clock, which serves copies of the
 * real requests under a scheduler of its own in the times of a table that the real disk keeps up to date (González-Férez
 * 2012, chapters 3 and 4). What it knows of the real disk it knows from completed requests alone.
 */
@NullMarked
package org.spindle.host.virtualdisk;

import org.jspecify.annotations.NullMarked;
