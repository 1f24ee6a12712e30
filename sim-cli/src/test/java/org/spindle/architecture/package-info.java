/** Tests of the architecture: the dependencies that are allowed, and the methods that the deterministic part must not call. */
@NullMarked
package org.spindle.architecture;

import org.jspecify.annotations.NullMarked;
