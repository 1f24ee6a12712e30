/** Parts of the mechanical drive, and the whole drive behind a bus without cost. */
@NullMarked
package org.spindle.bench.disk;

import org.jspecify.annotations.NullMarked;
