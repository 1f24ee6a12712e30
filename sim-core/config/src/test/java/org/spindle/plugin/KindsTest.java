package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.Kind;

/** Every kind of Spindle is declared by its factory interface and is in the list once, under its name. */
class KindsTest {

    @Test
    void kindsAreSortedByTheirNamesWhichAreUnique() {
        assertThat(Kinds.ALL).extracting(Kind::name).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void eachIsTheConstantOfItsFactoryInterface() {
        Kinds.ALL.forEach(kind -> {
            assertThat(Kind.of(kind.factory())).isSameAs(kind);
            assertThat(kind.factory().isInterface()).isTrue();
            assertThat(kind.doc()).isNotBlank();
        });
    }
}
