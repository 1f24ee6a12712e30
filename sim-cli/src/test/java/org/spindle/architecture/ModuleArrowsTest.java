package org.spindle.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.spindle.experiment.RunAssembly;

/** Arrows point down only: cli to reports, disk, host, workload and policies; these to core; core to the SPI. */
class ModuleArrowsTest {

    private static final String[] MIDDLE = {
        "org.spindle.disk..",
        "org.spindle.host..",
        "org.spindle.workload..",
        "org.spindle.policies..",
        "org.spindle.reports.."
    };

    @ParameterizedTest
    @FieldSource("MIDDLE")
    void theMiddleModulesMeetOnlyThroughSpiTypes(String module) {
        noClasses()
                .that()
                .resideInAPackage(module)
                .should()
                .dependOnClassesThat(resideInAnyPackage(MIDDLE).and(not(resideInAPackage(module))))
                .allowEmptyShould(true)
                .check(ShippedClasses.ALL);
    }

    @Test
    void theSpiKnowsNothingButTheJdkAndTwoAnnotationLibraries() {
        classes()
                .that()
                .resideInAPackage("org.spindle.spi..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "org.spindle.spi..", "java..", "org.jspecify.annotations..", "jakarta.inject.."))
                .allowEmptyShould(true)
                .check(ShippedClasses.ALL);
    }

    @Test
    void thePoliciesSeeOfSpindleOnlyTheSpi() {
        classes()
                .that()
                .resideInAPackage("org.spindle.policies..")
                .should()
                .onlyDependOnClassesThat(not(resideInAPackage("org.spindle.."))
                        .or(resideInAnyPackage("org.spindle.spi..", "org.spindle.policies..")))
                .allowEmptyShould(true)
                .check(ShippedClasses.ALL);
    }

    @Test
    void theCoreKnowsNeitherTheMiddleNorTheCommandLine() {
        noClasses()
                .that()
                .resideInAPackage("org.spindle..")
                .and()
                .resideOutsideOfPackages(MIDDLE)
                .and()
                .resideOutsideOfPackage("org.spindle.cli..")
                .should()
                .dependOnClassesThat(resideInAnyPackage(MIDDLE).or(resideInAPackage("org.spindle.cli..")))
                .allowEmptyShould(true)
                .check(ShippedClasses.ALL);
    }

    @Test
    void theMiddleDoesNotKnowTheCommandLine() {
        noClasses()
                .that()
                .resideInAnyPackage(MIDDLE)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.spindle.cli..")
                .allowEmptyShould(true)
                .check(ShippedClasses.ALL);
    }

    @Test
    void onlyPluginLoadingWiringAndTheAssemblyOfRunsUseTheInjector() {
        noClasses()
                .that()
                .resideOutsideOfPackages("org.spindle.plugin..", "org.spindle.cli.wiring..")
                .and()
                .doNotBelongToAnyOf(RunAssembly.class)
                .and()
                .doNotHaveFullyQualifiedName("org.spindle.experiment.RunModule")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.google.inject..")
                .check(ShippedClasses.ALL);
    }
}
