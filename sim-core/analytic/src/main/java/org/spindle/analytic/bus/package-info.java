/** Buses: peak bandwidth, and the time for which one transaction holds the bus (Hennessy and Patterson 1996, section 6.3). */
@NullMarked
package org.spindle.analytic.bus;

import org.jspecify.annotations.NullMarked;
