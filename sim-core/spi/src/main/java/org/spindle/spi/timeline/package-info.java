/** The activity of components over time. */
@NullMarked
package org.spindle.spi.timeline;

import org.jspecify.annotations.NullMarked;
