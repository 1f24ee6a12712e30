/** Random numbers. */
@NullMarked
package org.spindle.bench.random;

import org.jspecify.annotations.NullMarked;
