/** The event list. */
@NullMarked
package org.spindle.bench.engine;

import org.jspecify.annotations.NullMarked;
