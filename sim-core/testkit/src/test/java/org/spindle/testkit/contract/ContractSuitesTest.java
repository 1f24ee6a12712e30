package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every contract of the kit has a test in which its statements refute faulty components; see {@link SuiteTest}. */
class ContractSuitesTest {

    private static final String ENDING = "Contract.class";

    /** Every public class of the package whose name ends in Contract and that has statements. */
    private static List<Class<?>> suites() throws IOException, URISyntaxException {
        Path classes = Path.of(ContractRun.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .resolve(ContractRun.class.getPackageName().replace('.', '/'));
        try (Stream<Path> files = Files.list(classes)) {
            List<Class<?>> suites = new ArrayList<>();
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .map(name -> type(name.substring(0, name.length() - ".class".length())))
                    .filter(type -> type != ComponentContract.class)
                    .forEach(suites::add);
            return suites;
        }
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(ContractRun.class.getPackageName() + "." + name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(
                    "write the class " + name + "; a contract is tested by one that implements "
                            + SuiteTest.class.getSimpleName(),
                    e);
        }
    }

    @TestFactory
    Stream<DynamicTest> everySuiteRefutesFaultyComponents() throws IOException, URISyntaxException {
        return suites().stream()
                .map(suite -> DynamicTest.dynamicTest(suite.getSimpleName(), () -> requireTested(suite)));
    }

    private static void requireTested(Class<?> suite) throws ReflectiveOperationException {
        Class<?> test = type(suite.getSimpleName() + "Test");
        assertThat(test).isAssignableTo(SuiteTest.class);
        Constructor<?> constructor = test.getDeclaredConstructor();
        assertThat(((SuiteTest) constructor.newInstance()).sound())
                .as("contracts of correct components")
                .isNotEmpty()
                .allSatisfy(contract -> assertThat(contract).isInstanceOf(suite));
    }

    @Test
    void findsTheSuites() throws IOException, URISyntaxException {
        assertThat(suites())
                .contains(SchedulerContract.class, TraceFormatContract.class, SizeDistributionContract.class);
    }
}
