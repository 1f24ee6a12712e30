/** The host without costs. */
@NullMarked
package org.spindle.host.transparent;

import org.jspecify.annotations.NullMarked;
