/** Storage devices and what the host gives them. */
@NullMarked
package org.spindle.spi.device;

import org.jspecify.annotations.NullMarked;
