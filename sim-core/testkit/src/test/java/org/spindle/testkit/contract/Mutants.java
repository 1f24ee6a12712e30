package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;

/** Faulty components, each with the statement of the contract that it violates. */
final class Mutants {

    private final List<DynamicTest> tests = new ArrayList<>();

    Mutants add(String fault, Executable statement) {
        tests.add(dynamicTest(
                "catches " + fault,
                () -> assertThatThrownBy(statement::execute)
                        .isInstanceOfAny(AssertionError.class, RuntimeException.class)));
        return this;
    }

    /** The faulty components of a contract; there are at least six. */
    Stream<DynamicTest> tests() {
        assertThat(tests).hasSizeGreaterThanOrEqualTo(6);
        return tests.stream();
    }

    /** Every statement of the contract holds for the correct component. */
    static void requireSound(Object contract) {
        assertThat(ContractRun.of(contract))
                .isNotEmpty()
                .allSatisfy(verdict ->
                        assertThat(verdict.failure()).as(verdict.statement()).isNull());
    }
}
