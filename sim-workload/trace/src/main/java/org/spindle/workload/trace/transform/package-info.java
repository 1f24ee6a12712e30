/**
 * Transformations of traces: readers that select, change, order or combine the records of other readers, record by record. A transformation
 * of one record at a time is a {@link org.spindle.workload.trace.transform.RecordStep}; one that needs more is a reader.
 */
@NullMarked
package org.spindle.workload.trace.transform;

import org.jspecify.annotations.NullMarked;
