/**
 * MQSim's text traces (Tavakkol and others 2018): time in ns, device, sector, sectors, 0 for a write and anything else
 * for a read, separated by single blanks; SSDsim's traces have the same form and meaning.
 * MQSim reads sectors as C does: a hexadecimal number starts with 0x, an octal one with 0.
 */
@NullMarked
package org.spindle.workload.trace.mqsim;

import org.jspecify.annotations.NullMarked;
