package org.spindle.flash.calibrate;

import java.util.List;

/**
 * A calibrated device.
 *
 * @param model its predictions for constant loads
 * @param replay its predictions for traces
 * @param yaml its keys, as in a scenario
 * @param parameters the fitted parameters
 * @param notes other choices, a sentence each
 */
public record Calibrated(
        LoadModel model, ReplayModel replay, String yaml, List<Parameter> parameters, List<String> notes) {

    /**
     * A fitted parameter.
     *
     * @param micros its value in microseconds
     * @param relativeError its relative standard error, the others held; not a number if the measurements do not determine it
     */
    public record Parameter(String key, double micros, double relativeError) {}

    public Calibrated {
        parameters = List.copyOf(parameters);
        notes = List.copyOf(notes);
    }
}
