/**
 * The block layer of Linux as a driver: plugs, merges, the pool of requests, hardware contexts with their tags, flushes. Modelled on
 * the sources of Linux 2.6.32 and 4.18 (single queue) and 7.0 (multi-queue).
 */
@NullMarked
package org.spindle.host.linux;

import org.jspecify.annotations.NullMarked;
