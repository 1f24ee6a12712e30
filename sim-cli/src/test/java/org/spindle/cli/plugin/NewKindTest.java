package org.spindle.cli.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.plugin.Kinds;
import org.spindle.spi.Kind;
import org.spindle.spi.NoContext;
import org.spindle.spi.trace.TraceFormat;

/** What a kind of plugin needs: the row "a kind of plugin" of "Where a new part goes" in docs/architecture.md. */
class NewKindTest {

    private static List<Kind<?, ?>> kinds() {
        return Kinds.ALL;
    }

    /** "a factory interface with its constant KIND, in sim-core/spi | Kinds" */
    @Test
    void everyKindOfTheSpiIsInKinds() throws ReflectiveOperationException {
        for (var type : new ClassFileImporter().importPackages("org.spindle.spi")) {
            if (type.tryGetField("KIND").isPresent()) {
                Kind<?, ?> kind = (Kind<?, ?>) type.reflect().getField("KIND").get(null);
                assertThat(Kinds.ALL).as("Kinds.ALL, of " + type.getName()).contains(kind);
            }
        }
    }

    /** "KindContracts" */
    @ParameterizedTest
    @MethodSource("kinds")
    void hasAContract(Kind<?, ?> kind) {
        assertThat(KindContracts.of(kind)).isNotNull();
    }

    @Test
    void aKindWithoutContractIsNamed() {
        Kind<NoContext, TraceFormat> kind = Kind.of("plotter", TraceFormat.class, TraceFormat.class, "Draws.");
        assertThatThrownBy(() -> KindContracts.of(kind))
                .hasMessageContaining("the kind 'plotter' has no contract")
                .hasMessageContaining("enter it in KindContracts");
    }

    /** "a template of plugin new" */
    @ParameterizedTest
    @MethodSource("kinds")
    void hasATemplate(Kind<?, ?> kind) {
        for (String file : List.of("Component.java", "Plugin.java", "ComponentTest.java", "scenario.yaml")) {
            String name = "template/" + kind.name() + "/" + file;
            assertThat(ProjectTemplate.class.getResource(name)).as(name).isNotNull();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = "plotter")
    void aKindWithoutTemplateIsNamed(String kind, @org.junit.jupiter.api.io.TempDir java.nio.file.Path directory) {
        assertThatThrownBy(() -> new ProjectTemplate(kind, TypeTitle.of("acme.one")).writeTo(directory))
                .hasMessageContaining("the kind 'plotter' has no template")
                .hasMessageContaining("template/plotter");
    }
}
