package org.spindle.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;

/** Once warm a simulation allocates nothing per request, so its inner packages keep clear of what allocates. */
class HotPathTest {

    @Test
    void theInnerPackagesUseNeitherStreamsNorLoggers() {
        noClasses()
                .that()
                .resideInAnyPackage("org.spindle.engine..", "org.spindle.disk.hdd..", "org.spindle.policies..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.util.stream..", "org.slf4j..")
                .allowEmptyShould(true)
                .check(ShippedClasses.ALL);
    }
}
