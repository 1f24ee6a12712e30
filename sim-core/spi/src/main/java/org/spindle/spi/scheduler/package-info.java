/** Request schedulers and the information about the device that is available to them. */
@NullMarked
package org.spindle.spi.scheduler;

import org.jspecify.annotations.NullMarked;
