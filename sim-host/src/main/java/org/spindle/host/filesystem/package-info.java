/** File systems as layers: which files there are, and where their blocks and their metadata lie on the unit below. */
@NullMarked
package org.spindle.host.filesystem;

import org.jspecify.annotations.NullMarked;
