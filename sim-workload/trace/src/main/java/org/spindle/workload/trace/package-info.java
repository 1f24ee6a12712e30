/**
 * Trace files: decompression and recognition by content, and the common parts of the readers of text and binary formats. Each format has a
 * package below, and is found through the registry, as formats of plugins are.
 */
@NullMarked
package org.spindle.workload.trace;

import org.jspecify.annotations.NullMarked;
