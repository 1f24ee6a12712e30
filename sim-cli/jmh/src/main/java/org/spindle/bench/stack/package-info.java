/** Parts of a stack above devices with negligible cost: buses, volumes, caches. */
@NullMarked
package org.spindle.bench.stack;

import org.jspecify.annotations.NullMarked;
