/** The host that costs nothing. */
@NullMarked
package org.spindle.host.transparent;

import org.jspecify.annotations.NullMarked;
