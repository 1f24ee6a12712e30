/**
 * The timeline of a run as a file of trace events, for Perfetto and other viewers: its events, the part of a run that
 * they show, and the writing of the file. It receives notices and queries nothing.
 *
 * <p>The format is that of "Trace Event Format" (Google, 2016).
 */
@NullMarked
package org.spindle.timeline;

import org.jspecify.annotations.NullMarked;
