package org.spindle.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import org.junit.jupiter.api.Test;

/** A process may run many simulations, so only the command line ends it. */
class ProcessExitTest {

    @Test
    void onlyTheCommandLineEndsTheProcess() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.spindle.cli..")
                .should()
                .accessTargetWhere(DescribedPredicate.or(
                        Calls.to("java.lang.System", "exit"),
                        Calls.to("java.lang.Runtime", "exit"),
                        Calls.to("java.lang.Runtime", "halt")))
                .check(ShippedClasses.ALL);
    }
}
