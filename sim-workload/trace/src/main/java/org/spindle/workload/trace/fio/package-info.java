/**
 * fio's iologs, versions 1 to 3. Versions 2 and 3 name files, which are the devices, and have times: version 3 in microseconds since the
 * start of the log, version 2 as waits, which fio's code (unlike its manual) treats as milliseconds since the start of the job.
 */
@NullMarked
package org.spindle.workload.trace.fio;

import org.jspecify.annotations.NullMarked;
