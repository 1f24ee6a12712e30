package org.spindle.cli;

import java.util.List;
import java.util.stream.Stream;

/**
 * A built-in experiment in which a substitute replaces a part of Spindle, so that claims about that part must fail.
 *
 * @param experiment id of the experiment
 * @param fault what the stand-in does wrong, in words that no other mutant of the experiment has
 * @param full whether it is run at full length, as claims that quick runs leave to {@code --full} need it
 * @param edits of its text, which put in the stand-in
 */
record Mutant(String experiment, String fault, boolean full, List<Edit> edits) {

    Mutant {
        edits = List.copyOf(edits);
    }

    Mutant(String experiment, String fault, String part, String standIn) {
        this(experiment, fault, false, List.of(new Edit(part, standIn)));
    }

    /** Returns the same, run at full length. */
    Mutant atFullLength() {
        return new Mutant(experiment, fault + ", at full length", true, edits);
    }

    /** Returns the same with another edit. */
    Mutant and(String part, String standIn) {
        return new Mutant(
                experiment,
                fault,
                full,
                Stream.concat(edits.stream(), Stream.of(new Edit(part, standIn)))
                        .toList());
    }

    /** Returns the text of the experiment with the substitute. */
    String yaml() {
        String yaml = BuiltInExperiments.yaml(experiment);
        for (Edit edit : edits) {
            yaml = edit.applyTo(yaml);
        }
        return yaml;
    }

    @Override
    public String toString() {
        return experiment + ": " + fault;
    }
}
