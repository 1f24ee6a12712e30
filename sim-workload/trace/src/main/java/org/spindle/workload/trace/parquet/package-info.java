/**
 * Traces in Parquet. Their column names are not standardised: the names known are those of traces published first as csv; ambiguous columns
 * are refused. The database DuckDB decodes the files; it is not part of Spindle and is fetched at the user's request.
 */
@NullMarked
package org.spindle.workload.trace.parquet;

import org.jspecify.annotations.NullMarked;
