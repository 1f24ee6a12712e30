/**
 * Trace files: decompression and recognition by content, and what the readers of text and binary formats share. The
 * formats themselves live below, one package each, and are found through the registry like a stranger's.
 */
@NullMarked
package org.spindle.workload.trace;

import org.jspecify.annotations.NullMarked;
