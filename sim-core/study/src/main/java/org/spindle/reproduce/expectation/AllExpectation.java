package org.spindle.reproduce.expectation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("all")
@Doc("Several expectations hold together, for a claim that consists of several statements.")
record AllExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The parts; their targets are unique among them.")
        List<Expectation> parts)
        implements Expectation {

    AllExpectation {
        parts = List.copyOf(parts);
    }

    @Override
    public List<String> partTargets() {
        return parts.stream().map(Expectation::target).toList();
    }

    @Override
    public @Nullable Expectation without(Set<String> targets) {
        List<Expectation> rest =
                parts.stream().filter(part -> !targets.contains(part.target())).toList();
        return rest.isEmpty() ? null : new AllExpectation(target, rest);
    }

    @Override
    public void check(Grid grid, Problems problems) {
        ExpectationParts.check(parts, grid, problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        boolean holds = true;
        List<String> expected = new ArrayList<>();
        List<String> got = new ArrayList<>();
        List<String> reasons = new ArrayList<>();
        for (Expectation part : parts) {
            Judgement judgement = part.judge(observed);
            holds &= judgement.holds();
            expected.add(part.target() + ": " + judgement.expected());
            got.add(part.target() + ": " + judgement.got());
            if (!judgement.holds()) {
                reasons.add(part.target() + ": " + judgement.reason());
            }
        }
        return Judgement.of(holds, String.join("; ", expected), String.join("; ", got), String.join("; ", reasons));
    }
}
