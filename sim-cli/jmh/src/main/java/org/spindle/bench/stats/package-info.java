/** Collecting measured values. */
@NullMarked
package org.spindle.bench.stats;

import org.jspecify.annotations.NullMarked;
