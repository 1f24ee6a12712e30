/**
 * The K5cloud traces (Fujitsu 2018, SNIA IOTTA): volume, seconds since the first record, type, byte offset and bytes.
 */
@NullMarked
package org.spindle.workload.trace.k5cloud;

import org.jspecify.annotations.NullMarked;
