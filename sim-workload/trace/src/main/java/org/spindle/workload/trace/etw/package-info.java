/**
 * The text that the Windows trace dumper makes of kernel disk events: Microsoft's Enterprise and Production Server
 * traces (Kavalanekar, Worthington, Zhang and Sharda 2008). The header names the columns of each kind of event. Disk events are
 * written at completion, so a request arrived its elapsed time before its time stamp.
 */
@NullMarked
package org.spindle.workload.trace.etw;

import org.jspecify.annotations.NullMarked;
