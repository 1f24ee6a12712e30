/**
 * Traces in Parquet. There is no standard for what their columns are called: names are those under which traces that began as csv
 * are published again, and whatever they leave open is refused. The database DuckDB takes the files apart; it is no part of
 * Spindle and fetched when it is wanted.
 */
@NullMarked
package org.spindle.workload.trace.parquet;

import org.jspecify.annotations.NullMarked;
