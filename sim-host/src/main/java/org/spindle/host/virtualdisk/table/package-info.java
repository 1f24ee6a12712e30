/** Tables of I/O times by size and distance of requests: their geometry, their samples, and the files that they are kept in. */
@NullMarked
package org.spindle.host.virtualdisk.table;

import org.jspecify.annotations.NullMarked;
