/** Request schedulers and what they may know of the device they schedule for. */
@NullMarked
package org.spindle.spi.scheduler;

import org.jspecify.annotations.NullMarked;
