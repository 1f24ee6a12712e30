/**
 * The prediction of a scenario's performance by queueing theory, without simulation. {@link org.spindle.model.LoadProbe} measures the load
 * of the workload, against devices that take no time; devices forecast their service times for that load; {@link
 * org.spindle.model.ScenarioModel} combines both in an open or a closed model, and reports assumptions that do not hold.
 */
@NullMarked
package org.spindle.model;

import org.jspecify.annotations.NullMarked;
