/**
 * Workloads at the level of system calls: processes that use files, which are laid out on a device by a simple file
 * system.
 */
@NullMarked
package org.spindle.workload.files;

import org.jspecify.annotations.NullMarked;
