package org.spindle.study;

import java.util.ArrayList;
import java.util.List;

/** Figures of a model, in the order in which they were added. */
public final class ModelFigures {

    private final List<ModelFigure> all = new ArrayList<>();

    /**
     * One figure.
     *
     * @param name lower-case words joined by hyphens
     * @param unit empty for a plain number
     */
    public record ModelFigure(String name, String unit, double value) {}

    ModelFigures add(String name, String unit, double value) {
        all.add(new ModelFigure(name, unit, value));
        return this;
    }

    public List<ModelFigure> all() {
        return List.copyOf(all);
    }
}
