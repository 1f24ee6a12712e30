/** Common parts of all commands: exit codes, usage errors, atomic writing of files, the start with plugins. */
@NullMarked
package org.spindle.cli.command;

import org.jspecify.annotations.NullMarked;
