/** JMH benchmarks, in packages that mirror the code whose speed they measure. */
@NullMarked
package org.spindle.bench;

import org.jspecify.annotations.NullMarked;
