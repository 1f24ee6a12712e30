/** {@code spindle trace}: one class per subcommand, and their common sources, targets and options. */
@NullMarked
package org.spindle.cli.trace;

import org.jspecify.annotations.NullMarked;
