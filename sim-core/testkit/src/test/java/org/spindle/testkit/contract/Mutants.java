package org.spindle.testkit.contract;

import java.util.ArrayList;
import java.util.List;

/** Faulty components, each correct except for one fault. */
final class Mutants {

    /**
     * A faulty component.
     *
     * @param fault in words
     * @param contract of the component
     * @param statement of the contract that has to fail, in words as {@code spindle plugin check} prints it
     * @param rule that the message of the failure has to name
     */
    record Mutant(String fault, Object contract, String statement, String rule) {}

    private final List<Mutant> all = new ArrayList<>();

    Mutants add(String fault, Object contract, String statement, String rule) {
        all.add(new Mutant(fault, contract, statement, rule));
        return this;
    }

    Mutants addAll(Mutants others) {
        all.addAll(others.all);
        return this;
    }

    List<Mutant> all() {
        return List.copyOf(all);
    }
}
