/** Parts of a stack above devices that take no work: buses, volumes, caches. */
@NullMarked
package org.spindle.bench.stack;

import org.jspecify.annotations.NullMarked;
