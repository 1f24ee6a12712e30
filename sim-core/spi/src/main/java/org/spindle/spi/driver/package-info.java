/** The device driver: the queues of the host. */
@NullMarked
package org.spindle.spi.driver;

import org.jspecify.annotations.NullMarked;
