/** A limit on the outstanding requests of a whole storage. */
@NullMarked
package org.spindle.host.depth;

import org.jspecify.annotations.NullMarked;
