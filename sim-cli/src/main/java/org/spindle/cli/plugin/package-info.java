/** The commands for authors of plugins: a project to begin with, the check of a jar, the list of what is loaded. */
@NullMarked
package org.spindle.cli.plugin;

import org.jspecify.annotations.NullMarked;
