/** {@code spindle trace}: one class per subcommand, and what they share of sources, targets and options. */
@NullMarked
package org.spindle.cli.trace;

import org.jspecify.annotations.NullMarked;
