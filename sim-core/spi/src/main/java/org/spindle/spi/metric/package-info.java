/** What models count and measure. Reports show every metric generically. */
@NullMarked
package org.spindle.spi.metric;

import org.jspecify.annotations.NullMarked;
