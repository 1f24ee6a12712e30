package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

/** Implied keys are left out of the effective scenario and its hash as long as they have their defaults. */
class ImpliedKeysTest {

    @Doc("A record that has grown.")
    record Grown(
            @Doc("There from the beginning.") @Default("1") long old,
            @Doc("Added later.") @Default("2") @Implied long added)
            implements Validated {

        @Override
        public void validate(Problems problems) {
            if (added > 5) {
                problems.report("added", "is too much", "at most 5");
            }
        }
    }

    @Doc("A record that has got a key without a default.")
    record Optional(
            @Doc("There from the beginning.") @Default("1") long old,
            @Doc("Added later.") @Implied @Nullable Long added) {}

    @Doc("A record with a key that cannot be implied.")
    record Wrong(
            @Doc("Nothing is implied by this.") @Implied long key) {}

    private static Loaded<Grown> load(String text) {
        return new ConfigLoader(TestStack.TYPES).load("a.yaml", text, Path.of("."), List.of(), Grown.class);
    }

    @Test
    void aDefaultIsLeftOutWhetherWrittenOrNot() {
        for (String text : List.of("{}", "added: 2", "{old: 1, added: 2}")) {
            Loaded<Grown> loaded = load(text);
            assertThat(loaded.value()).isEqualTo(new Grown(1, 2));
            assertThat(loaded.effective().canonicalYaml()).isEqualTo("old: 1\n");
        }
    }

    @Test
    void anotherValueIsWritten() {
        assertThat(load("added: 3").effective().canonicalYaml()).isEqualTo("old: 1\nadded: 3\n");
    }

    @Test
    void absenceIsLeftOut() {
        for (String text : List.of("{}", "added: null")) {
            Loaded<Optional> loaded =
                    new ConfigLoader(TestStack.TYPES).load("a.yaml", text, Path.of("."), List.of(), Optional.class);
            assertThat(loaded.value()).isEqualTo(new Optional(1, null));
            assertThat(loaded.effective().canonicalYaml()).isEqualTo("old: 1\n");
        }
    }

    @Test
    void aProblemWithAnImpliedKeyHasItsPlace() {
        assertThatThrownBy(() -> load("added: 6"))
                .hasMessageContaining("a.yaml:1")
                .hasMessageContaining("at most 5");
    }

    @Test
    void onlyADefaultCanBeImplied() {
        assertThatThrownBy(() -> new Schemas().of(Wrong.class)).hasMessageContaining("@Implied");
    }
}
