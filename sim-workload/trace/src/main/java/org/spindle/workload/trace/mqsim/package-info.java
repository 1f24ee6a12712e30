/**
 * MQSim's text traces (Tavakkol and others 2018): time in ns, device, sector, sectors, 0 for a write and anything else
 * for a read, separated by single blanks; SSDsim's traces look and mean the same. MQSim reads sectors as C does: 0x begins a hexadecimal
 * and 0 an octal number.
 */
@NullMarked
package org.spindle.workload.trace.mqsim;

import org.jspecify.annotations.NullMarked;
