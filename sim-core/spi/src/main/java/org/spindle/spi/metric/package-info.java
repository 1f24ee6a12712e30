/** What models count and measure. Reports show every metric without knowing any. */
@NullMarked
package org.spindle.spi.metric;

import org.jspecify.annotations.NullMarked;
