/**
 * Traces made up day by day, with what traces of file and database systems have and renewal processes have not: data read
 * again in the same order on later days, writes in bursts, a few sequences that are used much more often than the others.
 */
@NullMarked
package org.spindle.workload.days;

import org.jspecify.annotations.NullMarked;
