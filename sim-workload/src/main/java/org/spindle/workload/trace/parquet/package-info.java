/**
 * Recognises Parquet and says what to do with it: its columns cannot be read as a stream of records.
 */
@NullMarked
package org.spindle.workload.trace.parquet;

import org.jspecify.annotations.NullMarked;
