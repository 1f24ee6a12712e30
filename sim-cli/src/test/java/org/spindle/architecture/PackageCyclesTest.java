package org.spindle.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packages depend on each other in one direction only, both one by one and combined with all packages below the first level. */
class PackageCyclesTest {

    @ParameterizedTest
    @ValueSource(strings = {"org.spindle.(**)", "org.spindle.(*).."})
    void noPackagesDependOnEachOtherInACycle(String slice) {
        slices().matching(slice).should().beFreeOfCycles().check(ShippedClasses.ALL);
    }
}
