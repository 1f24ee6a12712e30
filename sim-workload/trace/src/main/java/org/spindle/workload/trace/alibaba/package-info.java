/**
 * Alibaba's block traces of 2020 (Li, Wang, Lee and Shi 2020): device, operation, byte offset, bytes and Unix time in
 * microseconds.
 */
@NullMarked
package org.spindle.workload.trace.alibaba;

import org.jspecify.annotations.NullMarked;
