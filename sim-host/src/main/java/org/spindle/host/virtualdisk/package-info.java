/**
 * The virtual disk: a disk simulated inside the host, in parallel with the real one and on the same clock. It serves copies of the real
 * requests under its own scheduler, with the times of a table that is updated at completions of the real disk (González-Férez 2012,
 * chapters 3 and 4). Completed requests are its only information about the real disk.
 */
@NullMarked
package org.spindle.host.virtualdisk;

import org.jspecify.annotations.NullMarked;
