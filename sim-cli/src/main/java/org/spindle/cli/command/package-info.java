/** What every command uses: exit codes, usage errors, files that are written whole, the start with plugins. */
@NullMarked
package org.spindle.cli.command;

import org.jspecify.annotations.NullMarked;
