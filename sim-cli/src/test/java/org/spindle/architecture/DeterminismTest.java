package org.spindle.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.time.Clock;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same scenario and seed give the same bytes, on every machine and at any time of day. */
class DeterminismTest {

    @ParameterizedTest
    @CsvSource({
        "java.lang.System, currentTimeMillis",
        "java.lang.System, nanoTime",
        "java.lang.System, identityHashCode",
        "java.lang.Math, random",
        "java.lang.StrictMath, random",
        "java.lang.Thread, sleep",
        "java.util.UUID, randomUUID"
    })
    void noModelCalls(String owner, String method) {
        check(models().should().accessTargetWhere(Calls.to(owner, method)));
    }

    @Test
    void noModelHasARandomGeneratorThatSpindleDidNotSeed() {
        check(models().should().dependOnClassesThat().areAssignableTo(Random.class));
    }

    @Test
    void noModelReadsAWallClock() {
        check(models().should().dependOnClassesThat().belongToAnyOf(Clock.class));
        check(models().should().accessTargetWhere(Calls.to(Instant.class.getName(), "now")));
    }

    private static GivenClassesConjunction models() {
        return noClasses()
                .that()
                .resideInAnyPackage(
                        "org.spindle.engine..",
                        "org.spindle.queue..",
                        "org.spindle.random..",
                        "org.spindle.stats..",
                        "org.spindle.distribution..",
                        "org.spindle.stack..",
                        "org.spindle.run..",
                        "org.spindle.cachelab..",
                        "org.spindle.disk..",
                        "org.spindle.flash..",
                        "org.spindle.learn..",
                        "org.spindle.host..",
                        "org.spindle.policies..",
                        "org.spindle.workload..");
    }

    private static void check(ArchRule rule) {
        rule.check(ShippedClasses.ALL);
    }
}
