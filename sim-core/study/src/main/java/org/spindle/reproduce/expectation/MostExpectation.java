package org.spindle.reproduce.expectation;

import java.util.List;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("most")
@Doc(
        "More than half of several expectations hold, for a claim on 'most' of what is run. It is judged as a whole: its parts cannot"
                + " be left to full runs one by one.")
record MostExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The parts; their targets are unique among them.")
        List<Expectation> parts)
        implements Expectation {

    MostExpectation {
        parts = List.copyOf(parts);
    }

    @Override
    public void check(Grid grid, Problems problems) {
        ExpectationParts.check(parts, grid, problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        return ExpectationParts.judge(parts, parts.size() / 2 + 1, observed);
    }
}
