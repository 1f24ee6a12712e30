/**
 * DiskSim's validate trace: requests sent to a real drive one at a time, with the measured service time and the think time until the next.
 * There are no arrival times: each request starts when the previous one is complete and its think time is over. The second field, the
 * drive's buffer action, is a placeholder in most public files and is ignored.
 */
@NullMarked
package org.spindle.workload.trace.disksimvalidate;

import org.jspecify.annotations.NullMarked;
