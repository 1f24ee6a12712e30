package org.spindle.host.process;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

/** How often a request of a process follows its previous one, or is near it. */
@Doc("Requests that depend on the previous one.")
public record Locality(
        @Doc("Probability that a request begins where the process's previous one ended, with its size and direction.")
        @Default("0")
        @Range(min = "0", max = "1")
        double sequential,

        @Doc("Probability that a request begins near the process's previous one, on the same device.")
        @Default("0")
        @Range(min = "0", max = "1")
        double local)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        Probabilities.checkSum(problems, "sequential", sequential, "local", local);
    }
}
