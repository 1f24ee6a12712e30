/**
 * Where requests come from: trace formats, the disciplines by which a trace is replayed, generators, and the
 * characterisation of either.
 */
@NullMarked
package org.spindle.workload;

import org.jspecify.annotations.NullMarked;
