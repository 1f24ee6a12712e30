package org.spindle.workload.trace;

/**
 * Marks the readers of formats whose definition demands that times never go back. A replay refuses such a trace if they
 * do, unless told to clamp them.
 */
public interface AscendingTimes {}
