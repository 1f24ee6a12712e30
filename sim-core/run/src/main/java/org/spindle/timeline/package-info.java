/**
 * The timeline of a run as a file of trace events, for Perfetto and other viewers: which events there are, what part of
 * a run they show, and how the file comes about. It is told what happens and asks nothing.
 *
 * <p>The format is that of "Trace Event Format" (Google, 2016).
 */
@NullMarked
package org.spindle.timeline;

import org.jspecify.annotations.NullMarked;
