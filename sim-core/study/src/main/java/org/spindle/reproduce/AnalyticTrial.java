package org.spindle.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.config.ConfigException;
import org.spindle.config.ConfigLoader;
import org.spindle.config.KeyPath;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.config.Problem;
import org.spindle.reproduce.TrialFactory.Observed;
import org.spindle.reproduce.TrialFactory.Trial;
import org.spindle.result.Metric;
import org.spindle.study.AnalyticModel;
import org.spindle.study.ModelFigures.ModelFigure;
import org.spindle.study.Study;

/** Figures of analytic models in the form of run metrics: the component is the name of the model, every stat has the same value. */
final class AnalyticTrial {

    private AnalyticTrial() {}

    /**
     * Computes the models.
     *
     * @param models by name
     * @throws ConfigException if a model is invalid, or an input is out of its range
     */
    static Trial of(Node models, ConfigLoader configs) {
        MapNode study = new MapNode(
                models.origin(), new LinkedHashMap<>(Map.of("models", new MapNode.Entry(models.origin(), models))));
        Study bound = configs.bind(study, models.origin().source().directory(), Study.class)
                .value();
        List<Metric> metrics = new ArrayList<>();
        bound.models().forEach((name, model) -> {
            for (ModelFigure figure : figures(name, model, models)) {
                metrics.add(new Metric(
                        name,
                        "all",
                        figure.name(),
                        figure.unit(),
                        "",
                        new Metric.Level(figure.value(), figure.value())));
            }
        });
        Observed observed = new Observed(List.of(), metrics);
        return replication -> observed;
    }

    private static List<ModelFigure> figures(String name, AnalyticModel model, Node models) {
        try {
            return model.figures().all();
        } catch (IllegalArgumentException e) {
            Node written = models instanceof MapNode map ? map.get(name) : null;
            Node place = written == null ? models : written;
            String[] parts = String.valueOf(e.getMessage()).split("; ", 2);
            throw new ConfigException(List.of(new Problem(
                    parts[0],
                    place.origin(),
                    KeyPath.ROOT.key(name),
                    null,
                    parts.length > 1 ? List.of(parts[1]) : List.of())));
        }
    }
}
