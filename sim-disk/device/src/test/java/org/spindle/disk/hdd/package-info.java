/** The drive: its parts, its timelines, and what must hold whatever is asked of it. */
@NullMarked
package org.spindle.disk.hdd;

import org.jspecify.annotations.NullMarked;
