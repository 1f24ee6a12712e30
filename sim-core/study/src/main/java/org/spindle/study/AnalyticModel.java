package org.spindle.study;

/** A model of the analytic library with its inputs. */
public sealed interface AnalyticModel
        permits QueueModel, DiskModel, ArrayModel, HostModel, SystemModel, SmartStorModel, WorkloadModel, ClockModel {

    /**
     * Computes the figures.
     *
     * @throws org.spindle.analytic.OutOfRangeException if an input is outside the range in which the model holds
     */
    ModelFigures figures();
}
