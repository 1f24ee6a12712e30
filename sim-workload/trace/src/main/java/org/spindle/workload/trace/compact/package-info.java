/**
 * Spindle's own trace format: every attribute of every record, in batches of columns, compressed, with checksums and an
 * index by record number and time. The layout is described in {@code docs/trace-format.md}.
 */
@NullMarked
package org.spindle.workload.trace.compact;

import org.jspecify.annotations.NullMarked;
