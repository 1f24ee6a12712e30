/**
 * The text that the Windows trace dumper prints of kernel disk events: Microsoft's Enterprise and Production Server traces (Kavalanekar,
 * Worthington, Zhang and Sharda 2008). The header names the columns of each kind of event. Disk events are written at completion: the
 * arrival is the timestamp minus the elapsed time.
 */
@NullMarked
package org.spindle.workload.trace.etw;

import org.jspecify.annotations.NullMarked;
