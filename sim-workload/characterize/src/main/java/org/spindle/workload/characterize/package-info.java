/**
 * What is in a trace: the analyses of Hsu 2003, chapter 2, one class for each, and the counting that they share. Times are
 * nanoseconds, lengths bytes.
 */
@NullMarked
package org.spindle.workload.characterize;

import org.jspecify.annotations.NullMarked;
