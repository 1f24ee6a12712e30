/**
 * Replaying a trace: when its requests are sent (open, closed, with recorded think times), where they go (devices and
 * addresses), and what is done about traces that do not fit.
 */
@NullMarked
package org.spindle.workload.replay;

import org.jspecify.annotations.NullMarked;
