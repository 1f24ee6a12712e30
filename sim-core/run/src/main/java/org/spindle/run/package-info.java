/**
 * From a scenario to a result: has {@link org.spindle.stack} assemble the stack that a scenario describes, runs the workload
 * against it, and reports what was measured. The stack knows nothing of this package.
 */
@NullMarked
package org.spindle.run;

import org.jspecify.annotations.NullMarked;
