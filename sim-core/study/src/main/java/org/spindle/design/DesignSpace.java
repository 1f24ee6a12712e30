package org.spindle.design;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.spindle.config.Assignment;
import org.spindle.config.ConfigException;
import org.spindle.config.ConfigLoader;
import org.spindle.config.KeyPath;
import org.spindle.config.Loaded;
import org.spindle.config.Node;
import org.spindle.config.Origin;
import org.spindle.config.Problem;
import org.spindle.config.Source;
import org.spindle.sweep.TextList;

/**
 * A design file and the values varied in it; the axes are crossed, the last one changing fastest.
 *
 * @param variants at least one
 */
public record DesignSpace(List<Variant> variants) {

    private static final int MOST_VARIANTS = 10_000;

    /**
     * One combination of values.
     *
     * @param axes value by path
     */
    public record Variant(Map<String, String> axes, Design design) {}

    public DesignSpace {
        variants = List.copyOf(variants);
    }

    /**
     * Varies a design.
     *
     * @param axes as typed: {@code path=a,b,c}
     * @throws ConfigException if an axis or a value is invalid
     */
    public static DesignSpace of(Loaded<Design> base, List<String> axes, ConfigLoader configs) {
        List<Variant> variants = new ArrayList<>();
        List<Varied> trees = List.of(new Varied(Map.of(), base.tree()));
        for (String axis : axes) {
            trees = crossed(trees, axis);
        }
        Path directory = base.tree().origin().source().directory();
        Set<Problem> problems = new LinkedHashSet<>();
        for (Varied tree : trees) {
            try {
                Design design = tree.axes().isEmpty()
                        ? base.value()
                        : configs.bind(tree.tree(), directory, Design.class).value();
                variants.add(new Variant(tree.axes(), design));
            } catch (ConfigException e) {
                problems.addAll(e.problems());
            }
        }
        if (!problems.isEmpty()) {
            throw new ConfigException(List.copyOf(problems));
        }
        return new DesignSpace(variants);
    }

    private record Varied(Map<String, String> axes, Node tree) {}

    private static List<Varied> crossed(List<Varied> trees, String axis) {
        Origin origin = new Origin(Source.commandLine("--axis " + axis), 0, 0);
        int equals = KeyPath.endIn(axis);
        List<String> values = equals < 1 ? List.of() : TextList.split(axis.substring(equals + 1));
        if (values.isEmpty() || values.contains("")) {
            throw refused(
                    "'" + axis + "' is not an axis",
                    origin,
                    "write --axis path=a,b,c, such as --axis caps.string=0.4,0.6");
        }
        String path = axis.substring(0, equals).strip();
        if (trees.get(0).axes().containsKey(path)) {
            throw refused("there are two axes of the path " + path, origin, "give all its values to one");
        }
        if ((long) trees.size() * values.size() > MOST_VARIANTS) {
            throw refused("the axes have too many combinations", origin, "at most " + MOST_VARIANTS);
        }
        List<Varied> crossed = new ArrayList<>();
        for (Varied tree : trees) {
            for (String value : values) {
                Map<String, String> axes = new LinkedHashMap<>(tree.axes());
                axes.put(path, value);
                crossed.add(new Varied(axes, Assignment.at(path, value, origin).applyTo(tree.tree())));
            }
        }
        return crossed;
    }

    private static ConfigException refused(String problem, Origin origin, String remedy) {
        return new ConfigException(List.of(new Problem(problem, origin, KeyPath.ROOT, null, List.of(remedy))));
    }

    /** Returns every organisation of every variant, with the Pareto front marked over all of them. */
    public Designer.Proposals propose() {
        List<Evaluation> evaluations = new ArrayList<>();
        Set<String> rejections = new LinkedHashSet<>();
        for (Variant variant : variants) {
            Designer.Proposals proposals = Designer.propose(variant.design());
            proposals.evaluations().forEach(each -> evaluations.add(each.varied(variant.axes())));
            rejections.addAll(proposals.rejections());
        }
        return new Designer.Proposals(ParetoFront.mark(evaluations), List.copyOf(rejections));
    }
}
