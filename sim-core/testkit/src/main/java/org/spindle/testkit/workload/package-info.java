/** Trace formats of a plugin, and files of test data. */
@NullMarked
package org.spindle.testkit.workload;

import org.jspecify.annotations.NullMarked;
