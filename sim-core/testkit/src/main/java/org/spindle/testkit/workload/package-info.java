/** A hand-written host for tests: event loop, devices with a fixed delay, metrics that can be read. */
@NullMarked
package org.spindle.testkit.workload;

import org.jspecify.annotations.NullMarked;
