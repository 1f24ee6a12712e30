/**
 * DiskSim's validate trace: requests sent to a real drive one at a time, with the service time measured there and the
 * think time until the next. There are no arrival times: each request begins when the one before is complete and its think time is over.
 * The second field, the drive's buffer action, is a placeholder in most public files and is not used.
 */
@NullMarked
package org.spindle.workload.trace.disksimvalidate;

import org.jspecify.annotations.NullMarked;
