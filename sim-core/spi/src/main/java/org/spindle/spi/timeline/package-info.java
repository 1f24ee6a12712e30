/** What components show of their work over time. */
@NullMarked
package org.spindle.spi.timeline;

import org.jspecify.annotations.NullMarked;
