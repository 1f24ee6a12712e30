/** The host computer: what lies between the tasks of a workload and the storage stack, such as CPUs and interrupts. */
@NullMarked
package org.spindle.spi.host;

import org.jspecify.annotations.NullMarked;
