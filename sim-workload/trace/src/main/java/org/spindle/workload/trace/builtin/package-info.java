/** The plugin that registers the built-in trace formats; separate from the packages of the formats, which do not depend on it. */
@NullMarked
package org.spindle.workload.trace.builtin;

import org.jspecify.annotations.NullMarked;
