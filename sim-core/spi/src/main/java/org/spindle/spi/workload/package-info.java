/** Sources of requests, and the arrival patterns of generated requests. */
@NullMarked
package org.spindle.spi.workload;

import org.jspecify.annotations.NullMarked;
