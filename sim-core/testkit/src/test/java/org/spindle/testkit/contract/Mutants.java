package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;

/** Broken components, each with the statement of the contract that it refutes. */
final class Mutants {

    private final List<DynamicTest> tests = new ArrayList<>();

    Mutants add(String fault, Executable statement) {
        tests.add(dynamicTest(
                "catches " + fault,
                () -> assertThatThrownBy(statement::execute)
                        .isInstanceOfAny(AssertionError.class, RuntimeException.class)));
        return this;
    }

    /** At least six. */
    Stream<DynamicTest> tests() {
        assertThat(tests).hasSizeGreaterThanOrEqualTo(6);
        return tests.stream();
    }

    /** Every statement holds for a sound component. */
    static void requireSound(Object contract) {
        assertThat(ContractRun.of(contract))
                .isNotEmpty()
                .allSatisfy(verdict ->
                        assertThat(verdict.failure()).as(verdict.statement()).isNull());
    }
}
