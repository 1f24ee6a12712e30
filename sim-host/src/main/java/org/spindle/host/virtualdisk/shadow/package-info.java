/** A virtual disk in parallel with a real queue: a scheduler that copies the requests of the queue and compares both disks. */
@NullMarked
package org.spindle.host.virtualdisk.shadow;

import org.jspecify.annotations.NullMarked;
