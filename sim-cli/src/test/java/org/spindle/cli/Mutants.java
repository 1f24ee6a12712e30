package org.spindle.cli;

import java.util.List;
import java.util.stream.Stream;

/** What stands in for parts of the product, in all families of experiments. */
final class Mutants {

    private Mutants() {}

    static Stream<Mutant> all() {
        return Stream.of(TheoryMutants.ALL, SystemMutants.ALL, DiskMutants.ALL, WorkloadMutants.ALL)
                .flatMap(List::stream);
    }
}
