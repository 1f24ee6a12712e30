/**
 * Traces generated day by day with properties of file and database traces that renewal processes lack: data read
 * again in the same order on later days, writes in bursts, and a few sequences that are used much more often than the
 * others.
 */
@NullMarked
package org.spindle.workload.days;

import org.jspecify.annotations.NullMarked;
