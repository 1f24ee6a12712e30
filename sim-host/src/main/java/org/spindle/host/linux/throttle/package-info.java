/**
 * The throttling of processes that write to files, in kernels from 3.1 on: a rate for each writer from the number of dirty pages and the
 * speed of write-back, and pauses that keep it to this rate. Rates are pages per second, spans of time are ticks of the kernel's clock.
 */
@NullMarked
package org.spindle.host.linux.throttle;

import org.jspecify.annotations.NullMarked;
