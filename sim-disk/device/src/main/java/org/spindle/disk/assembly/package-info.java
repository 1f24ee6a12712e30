/**
 * From a scenario's description of a drive to the parts that it consists of: the layout and the seek curves. Works once,
 * before the run; what works for every request is in {@link org.spindle.disk.hdd}.
 */
@NullMarked
package org.spindle.disk.assembly;

import org.jspecify.annotations.NullMarked;
