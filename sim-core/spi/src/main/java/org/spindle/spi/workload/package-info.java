/** Where requests come from, and when those that are generated are sent. */
@NullMarked
package org.spindle.spi.workload;

import org.jspecify.annotations.NullMarked;
