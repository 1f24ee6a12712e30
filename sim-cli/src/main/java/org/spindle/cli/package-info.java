/** The {@code spindle} command: one class per subcommand, each thin over the core. */
@NullMarked
package org.spindle.cli;

import org.jspecify.annotations.NullMarked;
