package org.spindle.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packages depend on each other in one direction only, both one by one and combined with all packages below the first level. */
class PackageCyclesTest {

    /** The root package of the SPI is left out: it declares the factories of all kinds, which use its component type. */
    @ParameterizedTest
    @ValueSource(strings = {"org.spindle.(**)", "org.spindle.(*).."})
    void noPackagesDependOnEachOtherInACycle(String slice) {
        slices().matching(slice)
                .should()
                .beFreeOfCycles()
                .ignoreDependency(resideInAPackage("org.spindle.spi"), alwaysTrue())
                .check(ShippedClasses.ALL);
    }
}
