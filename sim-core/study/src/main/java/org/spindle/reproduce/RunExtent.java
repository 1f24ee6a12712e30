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

/** How much of an experiment is run. */
@Doc("How much of an experiment is run.")
public record RunExtent(
        @Doc("Runs of each point, each with random numbers of its own.")
        @Default("1")
        @Range(min = "1", max = "1000000")
        int replications,

        @Doc("Values of the scenario to be replaced, by path.") @Default("{}")
        Map<String, Node> set,

        @Doc("What is less than in the source, for the reader.") @Default("")
        String shortens,

        @Doc("In place of the others: why nothing is run to this extent.") @Nullable
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
