/** File systems as layers: their files, and the location of blocks and metadata on the unit below. */
@NullMarked
package org.spindle.host.filesystem;

import org.jspecify.annotations.NullMarked;
