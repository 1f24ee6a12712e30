/** {@code spindle extract}: measures the parameters of a simulated or a real disk. */
@NullMarked
package org.spindle.cli.extract;

import org.jspecify.annotations.NullMarked;
