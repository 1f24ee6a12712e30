package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.spindle.plugin.AcmePlugin.bus;
import static org.spindle.plugin.AcmePlugin.component;
import static org.spindle.plugin.AcmePlugin.load;
import static org.spindle.plugin.AcmePlugin.make;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.config.ConfigLoader;
import org.spindle.config.TypeCatalogue.PluginType;
import org.spindle.spi.Component;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.trace.TraceFormat;

/** Plugins that load: their types are listed, configured and made, with the plugin's own class loader and injected services. */
class PluginsTest {

    @Doc("Holds a controller.")
    record ControllerHolder(
            @Doc("The controller.") @OfKind(ControllerFactory.class)
            Component controller) {}

    @TempDir
    private Path directory;

    private Path jar(PluginJar jar) throws IOException {
        return jar.write(directory.resolve("jars/acme.jar"));
    }

    @Test
    void whatAPluginOffersCanBeListedConfiguredAndMade() throws IOException {
        Registry registry =
                load(jar(bus("throw new IllegalArgumentException(helper.word() + \" \" + config.rate());")));
        assertThat(registry.types(BusFactory.KIND))
                .extracting(PluginType::kind, PluginType::type, PluginType::doc)
                .containsExactly(tuple(BusFactory.KIND, "acme.fast", "A bus of Acme's."));
        assertThat(registry.contributions(BusFactory.KIND))
                .extracting(Contribution::plugin)
                .containsExactly("acme");
        assertThat(registry.plugins())
                .filteredOn(plugin -> !plugin.id().equals(PluginDescriptor.BUILT_IN))
                .extracting(PluginDescriptor::id, PluginDescriptor::version, PluginDescriptor::description)
                .containsExactly(tuple("acme", "2.1", "For a test"));
        Component bus = component(registry, "bus: {type: acme.fast, rate: 3 MB/s}");
        assertThatThrownBy(() -> make(registry, bus))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("helped 3 MB/s");
    }

    @Test
    void aConstructorOrALambdaIsAFactoryToo() throws IOException {
        Registry registry = load(jar(PluginJar.named("acme").contributing("""
                        to.add(org.spindle.spi.bus.ControllerFactory.KIND, "acme.slow", Slow.Keys.class, Slow::new);
                        to.add(org.spindle.spi.bus.ControllerFactory.KIND, "acme.plain", "Plain.",
                                (keys, context) -> new Slow(new Slow.Keys(7), context));
                        """).source("acme.Slow", """
                        package acme;
                        record Slow(Keys keys, org.spindle.spi.bus.ControllerContext context)
                                implements org.spindle.spi.bus.Controller {
                            @org.spindle.spi.config.Doc("Slow.")
                            public record Keys(@org.spindle.spi.config.Doc("Nanoseconds.") long delay) {}
                            @Override public long messageDelay() { return keys.delay(); }
                        }
                        """)));
        assertThat(registry.types(ControllerFactory.KIND))
                .extracting(PluginType::type, PluginType::doc)
                .containsExactly(tuple("acme.plain", "Plain."), tuple("acme.slow", "Slow."));
        assertThat(List.of("{type: acme.slow, delay: 5}", "{type: acme.plain}"))
                .extracting(text -> controller(registry, text).messageDelay())
                .containsExactly(5L, 7L);
    }

    // The controllers of this test do not use their context.
    @SuppressWarnings("NullAway")
    private static Controller controller(Registry registry, String text) {
        Component component = new ConfigLoader(registry)
                .load("test", "controller: " + text, Path.of(""), List.of(), ControllerHolder.class)
                .value()
                .controller();
        return registry.make(ControllerFactory.KIND, component, (@Nullable ControllerContext) null);
    }

    @Test
    void hostInternalsAreInvisibleAndTheContextLoaderIsThePlugins() throws IOException {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Registry registry = load(jar(bus("""
                StringBuilder seen = new StringBuilder();
                for (String wanted : new String[] {"org.spindle.config.ConfigLoader", "com.google.inject.Guice",
                        "org.snakeyaml.engine.v2.api.Load", "org.spindle.spi.Component", "acme.Helper", "java.sql.Date"}) {
                    try {
                        Class.forName(wanted);
                        seen.append(wanted).append(' ');
                    } catch (ClassNotFoundException e) {
                    }
                }
                ClassLoader mine = BusMaker.class.getClassLoader();
                seen.append(mine == Thread.currentThread().getContextClassLoader()).append(' ');
                seen.append(mine.getResource("org/spindle/config/ConfigLoader.class") == null).append(' ');
                seen.append(mine.getResource("org/spindle/spi/Component.class") != null);
                throw new IllegalArgumentException(seen.toString());
                """)));
        Component bus = component(registry, "bus: {type: acme.fast, rate: 3 MB/s}");
        assertThatThrownBy(() -> make(registry, bus))
                .hasMessage("org.spindle.spi.Component acme.Helper java.sql.Date true true true");
        assertThat(Thread.currentThread().getContextClassLoader()).isSameAs(before);
    }

    @Test
    void aFactoryHasWhatIsOfferedInjected() throws IOException {
        Registry registry = load(jar(bus("throw new IllegalArgumentException(helper.word());")
                .resource("acme/table.txt", "from the jar")
                .source("acme.Helper", """
                        package acme;
                        import java.io.*;
                        import jakarta.inject.*;
                        import org.spindle.spi.*;
                        class Helper {
                            @Inject PluginIdentity identity;
                            @Inject Provider<PluginResources> resources;
                            @Inject System.Logger logger;
                            String word() {
                                try (InputStream in = resources.get().open("acme/table.txt")) {
                                    return identity.id() + " " + identity.version() + " " + identity.spi() + " " + logger.getName() + " " + new String(in.readAllBytes());
                                } catch (IOException e) {
                                    throw new UncheckedIOException(e);
                                }
                            }
                        }
                        """)));
        Component bus = component(registry, "bus: {type: acme.fast, rate: 3 MB/s}");
        assertThatThrownBy(() -> make(registry, bus)).hasMessage("acme 2.1 1.0 spindle.plugin.acme from the jar");
    }

    @Test
    void traceFormatsAreFoundByName() throws IOException {
        Registry registry = load(jar(PluginJar.named("acme")
                .contributing(
                        "to.add(org.spindle.spi.trace.TraceFormat.KIND, \"acme.log\", \"Acme's log.\", Log.class);")
                .source("acme.Log", """
                        package acme;
                        import org.spindle.spi.trace.*;
                        class Log implements TraceFormat {
                            @Override public int recognise(byte[] head, int length) { return length; }
                            @Override public TraceReader open(TraceInput input) { throw new TraceException("empty"); }
                        }
                        """)));
        assertThat(registry.makeAll(TraceFormat.KIND)).containsKey("acme.log");
        assertThat(registry.make(TraceFormat.KIND, "acme.log").recognise(new byte[3], 3))
                .isEqualTo(3);
        assertThat(registry.types(TraceFormat.KIND)).extracting(PluginType::doc).contains("Acme's log.");
        assertThatThrownBy(() -> registry.make(TraceFormat.KIND, "acme.lag"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("unknown trace-format type 'acme.lag'; did you mean: acme.log; known types: ");
    }

    @Test
    void aRecordOfTheWrongClassIsNotPassedOn() throws IOException {
        Registry registry = load(jar(bus("return null;")));
        Component wrong = new Component() {
            @Override
            public String type() {
                return "acme.fast";
            }

            @Override
            public Record config() {
                return new AcmePlugin.Holder(this);
            }
        };
        assertThatThrownBy(() -> make(registry, wrong))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("bus 'acme.fast' takes a acme.BusMaker$Keys, not a ");
    }
}
