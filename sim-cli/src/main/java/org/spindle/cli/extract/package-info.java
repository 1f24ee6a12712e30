/** {@code spindle extract}: what a disk is made of, measured on a simulated one or on a real one. */
@NullMarked
package org.spindle.cli.extract;

import org.jspecify.annotations.NullMarked;
