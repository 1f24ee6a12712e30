/** Tables of I/O times by size and distance of requests: their geometry, samples, and files. */
@NullMarked
package org.spindle.host.virtualdisk.table;

import org.jspecify.annotations.NullMarked;
