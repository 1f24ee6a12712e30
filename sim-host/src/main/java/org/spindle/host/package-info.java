/**
 * The layers between a task and a device: processors and processes, page cache, driver and volumes, and the effect of
 * completions on the tasks that wait for them.
 */
@NullMarked
package org.spindle.host;

import org.jspecify.annotations.NullMarked;
