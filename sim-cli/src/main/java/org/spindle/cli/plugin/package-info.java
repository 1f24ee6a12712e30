/** The commands for authors of plugins: creating a project, checking a jar, listing the loaded plugins. */
@NullMarked
package org.spindle.cli.plugin;

import org.jspecify.annotations.NullMarked;
