/**
 * What queueing theory says about a scenario, without simulating it. {@link org.spindle.model.LoadProbe} measures what the
 * workload asks for, against devices that take no time; devices tell how long they take for that; {@link
 * org.spindle.model.ScenarioModel} puts both into an open or a closed model, and says where its assumptions do not hold.
 */
@NullMarked
package org.spindle.model;

import org.jspecify.annotations.NullMarked;
