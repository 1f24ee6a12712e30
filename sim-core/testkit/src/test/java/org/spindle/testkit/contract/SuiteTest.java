package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.testkit.contract.Mutants.Mutant;

/**
 * The test of a contract: correct components satisfy it, and each of its statements refutes a faulty one with a message that names
 * the rule.
 */
interface SuiteTest {

    /** Rules whose violation a contract refutes, at least: pairs of a statement and a rule in its message. */
    int FEWEST_RULES = 6;

    /** The beginning of the message that states the drawn input of a failure, which would contain any word. */
    String REFUTED = "refuted by ";

    /** Contracts of correct components, which together have every statement. */
    List<Object> sound();

    Mutants faulty();

    @Test
    default void acceptsSoundComponents() {
        for (Object contract : sound()) {
            assertThat(ContractRun.of(contract))
                    .isNotEmpty()
                    .allSatisfy(verdict -> assertThat(verdict.failure())
                            .as(verdict.statement())
                            .isNull());
        }
    }

    @TestFactory
    default Stream<DynamicTest> refutesFaultyComponents() {
        return faulty().all().stream()
                .map(mutant -> dynamicTest("refutes " + mutant.fault(), () -> requireRefuted(mutant)));
    }

    private static void requireRefuted(Mutant mutant) {
        Throwable failure =
                ContractRun.of(mutant.contract(), mutant.statement()).failure();
        List<String> messages = new ArrayList<>();
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            messages.add(String.valueOf(cause.getMessage()));
        }
        messages.removeIf(message -> message.startsWith(REFUTED));
        assertThat(messages)
                .as("messages of the failure of '%s'", mutant.statement())
                .anyMatch(message -> message.contains(mutant.rule()), mutant.rule());
    }

    @Test
    default void refutesViolationsOfSixRulesAtLeast() {
        assertThat(faulty().all().stream()
                        .map(mutant -> mutant.statement() + ": " + mutant.rule())
                        .distinct())
                .as("rules whose violation is refuted")
                .hasSizeGreaterThanOrEqualTo(FEWEST_RULES);
        assertThat(faulty().all()).extracting(Mutant::fault).as("faults").doesNotHaveDuplicates();
    }

    @Test
    default void refutesAComponentByEveryStatement() {
        assertThat(sound().stream()
                        .flatMap(contract -> ContractRun.statements(contract).stream())
                        .distinct())
                .as("statements, each of which refutes a faulty component")
                .containsExactlyInAnyOrderElementsOf(faulty().all().stream()
                        .map(Mutant::statement)
                        .distinct()
                        .toList());
    }
}
