/**
 * Traces made of traces: readers that select, change, order or combine what other readers deliver, record by record. What
 * concerns one record at a time is a {@link org.spindle.workload.trace.transform.RecordStep}; what needs more than one is a
 * reader of its own.
 */
@NullMarked
package org.spindle.workload.trace.transform;

import org.jspecify.annotations.NullMarked;
