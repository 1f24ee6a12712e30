/** Workloads at the level of system calls: processes that work with files, which lie on a device as a simple file system lays them. */
@NullMarked
package org.spindle.workload.files;

import org.jspecify.annotations.NullMarked;
