package org.spindle.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import org.junit.jupiter.api.Test;

/** Packages depend on each other in one direction only. */
class PackageCyclesTest {

    /** The root package of the SPI is left out: it announces the factories of all kinds, which use its component type. */
    @Test
    void noPackagesDependOnEachOtherInACycle() {
        slices().matching("org.spindle.(**)")
                .should()
                .beFreeOfCycles()
                .ignoreDependency(resideInAPackage("org.spindle.spi"), alwaysTrue())
                .check(ShippedClasses.ALL);
    }
}
