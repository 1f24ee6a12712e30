/** A virtual disk beside the real queue: a scheduler that copies what enters the queue, and compares both disks. */
@NullMarked
package org.spindle.host.virtualdisk.beside;

import org.jspecify.annotations.NullMarked;
