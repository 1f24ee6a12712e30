/**
 * Trace files: decompression and recognition by content, and the common parts of the readers of text and binary formats. Each format has a
 * package below, and is found through the registry, as formats of plugins are.
 *
 * <p>The ways to treat damaged records ({@link org.spindle.workload.trace.OnError}) are a closed set: they control the reader.
 */
@NullMarked
package org.spindle.workload.trace;

import org.jspecify.annotations.NullMarked;
