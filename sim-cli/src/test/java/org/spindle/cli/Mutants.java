package org.spindle.cli;

import java.util.List;
import java.util.stream.Stream;

/** The substitutes for parts of Spindle, of all families of experiments. */
final class Mutants {

    private Mutants() {}

    static Stream<Mutant> all() {
        return Stream.of(
                        TheoryMutants.ALL,
                        SystemMutants.ALL,
                        DiskMutants.ALL,
                        WorkloadMutants.ALL,
                        RichMutants.ALL,
                        FullLengthMutants.ALL)
                .flatMap(List::stream);
    }
}
