package org.spindle.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasModifiers.Predicates.modifier;
import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;

import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.Collection;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.spi.Factory;

/** "Factories are stateless, because simulations on several threads share them" ({@link Factory}). */
class FactoriesTest {

    @Test
    void noFactoryHasAFieldThatCanChange() {
        fields().that()
                .areDeclaredInClassesThat(assignableTo(Factory.class))
                .should(be(modifier(JavaModifier.FINAL)))
                .andShould(be(describe("no container", (JavaField field) -> !isContainer(field))))
                .check(ShippedClasses.ALL);
    }

    private static boolean isContainer(JavaField field) {
        return !field.getModifiers().contains(JavaModifier.STATIC)
                && (field.getRawType().isAssignableTo(Map.class)
                        || field.getRawType().isAssignableTo(Collection.class)
                        || field.getRawType().isArray());
    }
}
