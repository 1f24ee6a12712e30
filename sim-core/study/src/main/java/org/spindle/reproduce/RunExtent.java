package org.spindle.reproduce;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.config.Node;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

/** The length of an experiment: replications, and the values that shorten it. */
@Doc("The length of an experiment: replications, and the values that shorten it.")
public record RunExtent(
        @Doc("Runs of each point, each with random numbers of its own.")
        @Default("1")
        @Range(min = "1", max = "1000000")
        int replications,

        @Doc("Values of the scenario to be replaced, by path.") @Default("{}")
        Map<String, Node> set,

        @Doc("The difference from the source, as a text for the reader.") @Default("")
        String shortens,

        @Doc("In place of the other keys: the reason for running nothing to this extent.") @Nullable
        String notRunnable)
        implements Validated {

    public RunExtent {
        set = Collections.unmodifiableMap(new LinkedHashMap<>(set));
    }

    @Override
    public void validate(Problems problems) {
        set.keySet().forEach(path -> Paths.check("set", path, problems));
    }
}
