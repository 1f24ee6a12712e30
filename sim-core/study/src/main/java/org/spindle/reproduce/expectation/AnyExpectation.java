package org.spindle.reproduce.expectation;

import java.util.List;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("any")
@Doc(
        "At least one of several expectations holds, for a claim on 'some' of what is run. It is judged as a whole: its parts cannot"
                + " be left to full runs one by one.")
record AnyExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The parts; their targets are unique among them.")
        List<Expectation> parts)
        implements Expectation {

    AnyExpectation {
        parts = List.copyOf(parts);
    }

    @Override
    public void check(Grid grid, Problems problems) {
        ExpectationParts.check(parts, grid, problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        return ExpectationParts.judge(parts, 1, observed);
    }
}
