package org.spindle.architecture;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A simple name of a top-level class has one meaning in the whole program. */
class SimpleNamesTest {

    @Test
    void noTwoTopLevelClassesShareASimpleName() {
        Map<String, TreeSet<String>> packages = ShippedClasses.ALL.stream()
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                .collect(groupingBy(
                        JavaClass::getSimpleName,
                        TreeMap::new,
                        mapping(JavaClass::getPackageName, toCollection(TreeSet::new))));
        packages.values().removeIf(homes -> homes.size() == 1);
        assertThat(packages).isEmpty();
    }

    /** Words that mean one thing in the whole program, so that no type inside another may have them as its name. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Extent",
                "Layout",
                "Kind",
                "Place",
                "Line",
                "Choice",
                "Row",
                "Axis",
                "Figure",
                "Curve",
                "Estimate",
                "Quantity",
                "Organisation",
                "Track",
                "Arrivals"
            })
    void noNestedClassSharesTheNameOfAnother(String name) {
        assertThat(ShippedClasses.ALL.stream()
                        .filter(type -> type.getSimpleName().equals(name)))
                .hasSize(1);
    }
}
