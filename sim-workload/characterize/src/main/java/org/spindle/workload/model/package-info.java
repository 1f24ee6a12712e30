/**
 * Models of traces: what a synthetic workload has to have in common with a trace, the fit of its parameters, and the scenario
 * that is written from them.
 */
@NullMarked
package org.spindle.workload.model;

import org.jspecify.annotations.NullMarked;
