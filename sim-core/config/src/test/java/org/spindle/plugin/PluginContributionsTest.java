package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.spindle.plugin.AcmePlugin.ANNOUNCE_BUS;
import static org.spindle.plugin.AcmePlugin.bus;
import static org.spindle.plugin.AcmePlugin.component;
import static org.spindle.plugin.AcmePlugin.expectRefusal;
import static org.spindle.plugin.AcmePlugin.load;
import static org.spindle.plugin.AcmePlugin.make;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.config.TypeCatalogue;
import org.spindle.spi.Component;
import org.spindle.spi.bus.BusFactory;

/** The names of types and models that plugins contribute, and the interfaces of their factories. */
class PluginContributionsTest {

    @TempDir
    private Path directory;

    private Path jar(PluginJar jar) throws IOException {
        return jar.write(directory.resolve("jars/acme.jar"));
    }

    @Test
    void namesAreUniqueAndThoseOfStrangersDotted() throws IOException {
        Path first = bus("return null;").write(directory.resolve("first.jar"));
        Path second = bus("return null;")
                .descriptor("id=other", "version=1", "spi=1.0", "description=x")
                .write(directory.resolve("second.jar"));
        expectRefusal(
                "error: the bus 'acme.fast' is offered by plugin 'other' 1 and by plugin 'acme' 2.1\n  at " + second
                        + " and " + first + "\n  load only one of them, or have one renamed",
                second,
                first);
        Path twice = bus("return null;").write(directory.resolve("third.jar"));
        expectRefusal(
                "error: plugin 'acme' is there twice\n  at " + twice + " and " + first + "\n  keep one of them",
                first,
                twice);
        for (String name : List.of("fast", "Acme.fast", "acme.", "acme fast", ".fast", "acme.fast_bus")) {
            Path jar = jar(bus("return null;").contributing(ANNOUNCE_BUS.replace("acme.fast", name)));
            assertThatThrownBy(() -> load(jar))
                    .isInstanceOf(PluginException.class)
                    .hasMessageStartingWith("error: plugin 'acme' calls a bus '" + name + "'\n  at " + jar)
                    .hasMessageEndingWith("with a prefix and a dot: such as 'acme.elevator'");
        }
    }

    @Test
    void modelsBelongToATypeThatExistsAndAreUnique() throws IOException {
        String model =
                "to.model(org.spindle.spi.bus.BusFactory.KIND, \"acme.fast\", \"%s\", \"A fast one.\", \"rate: 9 MB/s\");";
        Path first = bus("throw new IllegalArgumentException(config.rate().toString());")
                .contributing(model.formatted("nine") + ANNOUNCE_BUS)
                .write(directory.resolve("first.jar"));
        Registry registry = load(first);
        assertThat(registry.models(BusFactory.KIND, "acme.fast"))
                .extracting(TypeCatalogue.Model::name, TypeCatalogue.Model::doc)
                .containsExactly(tuple("nine", "A fast one."));
        Component bus = component(registry, "bus: {type: acme.fast, model: nine}");
        assertThatThrownBy(() -> make(registry, bus)).hasMessage("9 MB/s");

        Path second =
                PluginJar.named("other").contributing(model.formatted("nine")).write(directory.resolve("second.jar"));
        expectRefusal(
                "error: the model 'nine' of bus acme.fast is offered by plugin 'other' 2.1 and by plugin 'acme' 2.1\n  at "
                        + second + " and " + first + "\n  load only one of them, or have one renamed",
                first,
                second);
        expectRefusal(
                "error: plugin 'other' offers the model 'nine' of bus 'acme.fast', which does not exist\n  at " + second
                        + "   (built for SPI 1.0, this is SPI 1.0)\n  load the plugin that offers this bus too",
                second);
        Path named = jar(bus("return null;").contributing(ANNOUNCE_BUS + model.formatted("Nine")));
        assertThatThrownBy(() -> load(named))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith("error: plugin 'acme' calls a model of bus acme.fast 'Nine'");
    }

    @Test
    void aFactoryImplementsTheInterfaceOfItsKind() throws IOException {
        Path jar = jar(PluginJar.named("acme")
                .contributing("to.add(org.spindle.spi.trace.TraceFormat.KIND, \"acme.log\", \"A log.\", Maker.class);")
                .source("acme.Maker", """
                        package acme;
                        import org.spindle.spi.*;
                        import org.spindle.spi.trace.TraceFormat;
                        public class Maker implements Factory<NoKeys, NoContext, TraceFormat> {
                            @Override public TraceFormat create(NoKeys config, NoContext context) { return null; }
                        }
                        """));
        expectRefusal(
                "error: plugin 'acme' offers acme.Maker for the trace-format 'acme.log'\n  at " + jar
                        + "   (built for SPI 1.0, this is SPI 1.0)\n  let it implement org.spindle.spi.trace.TraceFormat",
                jar);
    }
}
