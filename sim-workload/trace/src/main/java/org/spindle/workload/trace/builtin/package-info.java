/** The plugin that announces the built-in trace formats; above the packages of the formats, so that these do not know it. */
@NullMarked
package org.spindle.workload.trace.builtin;

import org.jspecify.annotations.NullMarked;
