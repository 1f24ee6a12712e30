package org.spindle.testkit.contract;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;

/** The statements of a contract that hold for components with a capability only. */
final class CapabilityTests {

    private final List<DynamicTest> tests = new ArrayList<>();

    /**
     * Adds a statement.
     *
     * @param isGiven whether the component has the capability
     */
    CapabilityTests add(boolean isGiven, String name, Executable statement) {
        if (isGiven) {
            tests.add(dynamicTest(name, statement));
        }
        return this;
    }

    Stream<DynamicTest> tests() {
        return tests.stream();
    }
}
