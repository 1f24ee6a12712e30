/** Where requests come from. */
@NullMarked
package org.spindle.spi.workload;

import org.jspecify.annotations.NullMarked;
