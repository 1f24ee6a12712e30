/**
 * Creates the parts of a drive from its description in a scenario: the layout and the seek curves. Runs once, before
 * the simulation; the request path is in {@link org.spindle.disk.hdd}.
 */
@NullMarked
package org.spindle.disk.assembly;

import org.jspecify.annotations.NullMarked;
