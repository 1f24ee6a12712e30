package org.spindle.reproduce.expectation;

import java.util.List;
import java.util.stream.Collectors;
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
        List<Judgement> judged =
                parts.stream().map(part -> part.judge(observed)).toList();
        StringBuilder expected = new StringBuilder("one of ");
        StringBuilder got = new StringBuilder();
        for (int i = 0; i < judged.size(); i++) {
            String separator = i == 0 ? "" : "; ";
            String label = separator + parts.get(i).target() + ": ";
            expected.append(label).append(judged.get(i).expected());
            got.append(label).append(judged.get(i).got());
        }
        return Judgement.of(
                judged.stream().anyMatch(Judgement::holds),
                expected.toString(),
                got.toString(),
                parts.stream().map(Expectation::target).collect(Collectors.joining(", ", "none of ", " holds")));
    }
}
