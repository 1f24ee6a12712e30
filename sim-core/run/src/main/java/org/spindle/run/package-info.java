/**
 * From a scenario to a result: assembles the stack of a scenario by {@link org.spindle.stack}, runs the workload
 * against it, and reports the measured values. The stack does not depend on this package.
 */
@NullMarked
package org.spindle.run;

import org.jspecify.annotations.NullMarked;
