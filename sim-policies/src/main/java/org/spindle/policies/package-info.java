/**
 * Built-in schedulers and policies for caching, prefetching, write-back and placement, which see of Spindle only what a
 * stranger's plugin sees: its SPI.
 */
@NullMarked
package org.spindle.policies;

import org.jspecify.annotations.NullMarked;
