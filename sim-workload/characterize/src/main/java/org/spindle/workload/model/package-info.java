/**
 * Models of traces: the properties that a synthetic workload must have in common with a trace, the fit of its
 * parameters, and the scenario that is written from them.
 */
@NullMarked
package org.spindle.workload.model;

import org.jspecify.annotations.NullMarked;
