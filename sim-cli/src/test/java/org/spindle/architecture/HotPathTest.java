package org.spindle.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;

/** After warm-up a simulation allocates nothing per request, so its inner packages do not use classes that allocate. */
class HotPathTest {

    @Test
    void theInnerPackagesUseNeitherStreamsNorLoggers() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "org.spindle.engine..",
                        "org.spindle.queue..",
                        "org.spindle.disk.bus..",
                        "org.spindle.disk.hdd..",
                        "org.spindle.flash.front..",
                        "org.spindle.flash.ssd..",
                        "org.spindle.flash.store..",
                        "org.spindle.policies..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.util.stream..", "org.slf4j..")
                .check(ShippedClasses.ALL);
    }
}
