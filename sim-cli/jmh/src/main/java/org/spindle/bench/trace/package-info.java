/** Reading traces. */
@NullMarked
package org.spindle.bench.trace;

import org.jspecify.annotations.NullMarked;
