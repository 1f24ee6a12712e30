/** A limit to the requests that a storage as a whole has under way. */
@NullMarked
package org.spindle.host.depth;

import org.jspecify.annotations.NullMarked;
