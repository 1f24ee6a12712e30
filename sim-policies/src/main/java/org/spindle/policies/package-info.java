/**
 * Built-in schedulers and policies for caching, prefetching, write-back and placement. They use the SPI of Spindle
 * only, like plugins of third parties.
 */
@NullMarked
package org.spindle.policies;

import org.jspecify.annotations.NullMarked;
