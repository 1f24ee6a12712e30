package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.config.ConfigLoader;
import org.spindle.config.TypeCatalogue;
import org.spindle.config.TypeCatalogue.PluginType;
import org.spindle.spi.Component;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.trace.TraceFormat;

/** Plugins are compiled here against the SPI alone, packed into jars, and loaded as a user's would be. */
class PluginsTest {

    private static final String BUS_FACTORY = """
            package acme;
            public class BusMaker implements org.spindle.spi.bus.BusFactory<BusMaker.Keys> {
                @org.spindle.spi.config.Doc("A bus of Acme's.")
                public record Keys(@org.spindle.spi.config.Doc("How fast.") org.spindle.spi.config.Rate rate) {}
                private final Helper helper;
                @jakarta.inject.Inject BusMaker(Helper helper) { this.helper = helper; }
                @Override public org.spindle.spi.bus.Bus create(Keys config, org.spindle.spi.bus.BusContext context) {
                    %s
                }
            }
            """;
    private static final String HELPER = "package acme; class Helper { String word() { return \"helped\"; } }";
    private static final String ANNOUNCE_BUS =
            "to.add(org.spindle.spi.bus.BusFactory.KIND, \"acme.fast\", BusMaker.Keys.class, BusMaker.class);";

    @Doc("Holds a bus.")
    record Holder(@Doc("The bus.") @OfKind(BusFactory.class) Component bus) {}

    @Doc("Holds a controller.")
    record ControllerHolder(
            @Doc("The controller.") @OfKind(ControllerFactory.class)
            Component controller) {}

    @TempDir
    private Path directory;

    private static PluginJar bus(String body) {
        return PluginJar.named("acme")
                .contributing(ANNOUNCE_BUS)
                .source("acme.BusMaker", BUS_FACTORY.formatted(body))
                .source("acme.Helper", HELPER);
    }

    private Path jar(PluginJar jar) throws IOException {
        return jar.write(directory.resolve("jars/acme.jar"));
    }

    private static Registry load(Path... jars) {
        return Plugins.load(new PluginOptions(null, List.of(jars), null));
    }

    private static Component component(Registry registry, String text) {
        return new ConfigLoader(registry)
                .load("test", text, Path.of(""), List.of(), Holder.class)
                .value()
                .bus();
    }

    // The buses of these tests refuse or fail before they would look at either.
    @SuppressWarnings("NullAway")
    private static void make(Registry registry, Component bus) {
        registry.make(BusFactory.KIND, bus, (@Nullable BusContext) null);
    }

    private static void expectRefusal(String message, Path... jars) {
        PluginException e = catchThrowableOfType(PluginException.class, () -> load(jars));
        assertThat(e).isNotNull();
        assertThat(e).hasMessage(message.strip());
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

    // The controllers of this test do not look at their surroundings.
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
    void aPluginDirectoryHoldsItsJarsAndThoseItNeeds() throws IOException {
        Path plugins = directory.resolve("plugins");
        bus("return null;").leavingOut("acme.Helper").write(plugins.resolve("acme/acme.jar"));
        new PluginJar().source("acme.Helper", HELPER).write(plugins.resolve("acme/helper.jar"));
        Files.writeString(plugins.resolve("README"), "not a plugin");
        Registry registry = Plugins.load(new PluginOptions(plugins, List.of(), null));
        Component bus = component(registry, "bus: {type: acme.fast, rate: 3 MB/s}");
        assertThatThrownBy(() -> make(registry, bus))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("plugin 'acme' 2.1 failed to make the bus 'acme.fast'")
                .hasMessageContaining("the factory returned null");
    }

    @Test
    void onlyTheListedPluginsAreLoadedAndAllOfThem() throws IOException {
        Path plugins = directory.resolve("plugins");
        PluginJar.named("one").contributing("").write(plugins.resolve("one/one.jar"));
        Files.createDirectories(plugins.resolve("broken"));
        Files.writeString(plugins.resolve("broken/broken.jar"), "not a jar");
        assertThat(Plugins.load(new PluginOptions(plugins, List.of(), List.of("one")))
                        .plugins())
                .extracting(PluginDescriptor::id)
                .contains("one")
                .doesNotContain("broken");
        assertThatThrownBy(() -> Plugins.load(new PluginOptions(plugins, List.of(), List.of("one", "onne"))))
                .isInstanceOf(PluginException.class)
                .hasMessage("error: there is no plugin 'onne'\n  at " + plugins + "\n  did you mean: one");
        assertThat(Plugins.load(new PluginOptions(directory.resolve("absent"), List.of(), null))
                        .plugins())
                .extracting(PluginDescriptor::id)
                .doesNotContain("one");
    }

    @Test
    void directoriesThatAreNoPluginsAreRefused() throws IOException {
        Path plugins = directory.resolve("plugins");
        PluginOptions options = new PluginOptions(plugins, List.of(), null);
        Path named = PluginJar.named("one").contributing("").write(plugins.resolve("two/one.jar"));
        assertThatThrownBy(() -> Plugins.load(options))
                .hasMessage("error: plugin 'one' is in a directory of another name\n  at " + plugins.resolve("two")
                        + "\n  rename the directory to one");
        Files.delete(named);
        assertThatThrownBy(() -> Plugins.load(options))
                .hasMessage("error: this plugin directory holds no jar\n  at " + plugins.resolve("two")
                        + "\n  put the plugin's jar there, or remove it");
        Path loose = PluginJar.named("one").contributing("").write(plugins.resolve("one.jar"));
        assertThatThrownBy(() -> Plugins.load(options))
                .hasMessage("error: a plugin is a directory of jars, and this jar is in none\n  at " + loose
                        + "\n  move it into a directory named by the plugin's id");
    }

    @Test
    void aJarThatIsNoneIsRefused() throws IOException {
        Path jar = Files.writeString(directory.resolve("corrupt.jar"), "PK but no more");
        assertThatThrownBy(() -> load(jar))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith("error: this jar cannot be read: ")
                .hasMessageEndingWith("\n  at " + jar + "\n  build or copy it again");
        expectRefusal(
                "error: there is no such jar\n  at " + directory.resolve("absent.jar") + "\n  check the path",
                directory.resolve("absent.jar"));
    }

    @Test
    void aDescriptorIsNeededCompleteAndWellFormed() throws IOException {
        String resource = "META-INF/spindle-plugin.properties";
        Path none = jar(PluginJar.named("acme").contributing("").without(resource));
        expectRefusal(
                "error: this is not a plugin: it has no " + resource + "\n  at " + none
                        + "\n  add that file with id, version, spi and description to the jar",
                none);
        Path incomplete = jar(PluginJar.named("acme").contributing("").descriptor("id=acme", "spi=1.0", "version="));
        expectRefusal(
                "error: the plugin descriptor has no 'version'\n  at " + incomplete
                        + "\n  write id, version, spi and description into " + resource,
                incomplete);
        Path badId = jar(PluginJar.named("Acme Corp").contributing(""));
        expectRefusal(
                "error: 'Acme Corp' cannot be the id of a plugin\n  at " + badId
                        + "\n  use lower-case words joined by hyphens, other than 'spindle', for id in " + resource,
                badId);
        Path ours = jar(PluginJar.named("spindle").contributing(""));
        assertThatThrownBy(() -> load(ours)).hasMessageStartingWith("error: 'spindle' cannot be the id of a plugin");
        Path badVersion = jar(PluginJar.named("acme").descriptor("id=acme", "spi=one", "version=1", "description=x"));
        expectRefusal(
                "error: plugin 'acme': 'one' is not an SPI version such as '1.0'\n  at " + badVersion
                        + "\n  correct spi in " + resource,
                badVersion);
        Path badEscape = jar(PluginJar.named("acme").descriptor("id=\\u00zz"));
        assertThatThrownBy(() -> load(badEscape))
                .hasMessageStartingWith("error: the plugin descriptor " + resource + " cannot be read: ");
    }

    /** The entry class is not even there: it is refused before any class is looked for. */
    @Test
    void anotherSpiIsRefusedBeforeAnyClassIsLoaded() throws IOException {
        Path newerMajor = jar(PluginJar.named("acme").descriptor("id=acme", "spi=2.0", "version=1", "description=x"));
        expectRefusal(
                "error: plugin 'acme' needs SPI 2.0, this Spindle has SPI 1.0\n  at " + newerMajor
                        + "\n  use a newer Spindle, or a plugin built for SPI 1.0",
                newerMajor);
        Path newerMinor = jar(PluginJar.named("acme").descriptor("id=acme", "spi=1.1", "version=1", "description=x"));
        assertThatThrownBy(() -> load(newerMinor))
                .hasMessageStartingWith("error: plugin 'acme' needs SPI 1.1, this Spindle has SPI 1.0");
        Path older = jar(PluginJar.named("acme").descriptor("id=acme", "spi=0.9", "version=1", "description=x"));
        assertThatThrownBy(() -> load(older)).hasMessageEndingWith("use a plugin built for SPI 1.0");
    }

    @Test
    void theServiceFileNamesExactlyOneUsableClass() throws IOException {
        String service = "META-INF/services/org.spindle.spi.SpindlePlugin";
        Path none = jar(PluginJar.named("acme").contributing("").without(service));
        assertRefused(none, "plugin 'acme' names no entry class", "write the name of exactly one into " + service);
        Path two = jar(PluginJar.named("acme").contributing("").service("acme.Entry # first\n\nacme.Other\n"));
        assertRefused(
                two,
                "plugin 'acme' names 2 entry classes: acme.Entry, acme.Other",
                "write the name of exactly one into " + service);
        Path absent = jar(PluginJar.named("acme").contributing("").service("acme.Absent"));
        assertRefused(absent, "plugin 'acme' names acme.Absent, which is not in its jars", "correct " + service);
        Path stranger = jar(PluginJar.named("acme").service("java.lang.String"));
        assertRefused(
                stranger,
                "plugin 'acme' names java.lang.String, which is not a SpindlePlugin of its own",
                "name a class of the jar that implements org.spindle.spi.SpindlePlugin");
        Path closed = jar(PluginJar.named("acme").source("acme.Entry", """
                        package acme;
                        public class Entry implements org.spindle.spi.SpindlePlugin {
                            private Entry() {}
                            @Override public void contribute(org.spindle.spi.Contributions to) {}
                        }
                        """));
        assertRefused(
                closed,
                "plugin 'acme' has acme.Entry, which cannot be constructed",
                "make it a public class with a public constructor without parameters");
    }

    /** The class is of a package that is shared with the host, and the host has it. */
    @Test
    void anEntryClassOfTheHostIsNoPlugins() throws IOException {
        Path hostJar = new PluginJar().source("org.spindle.spi.Impostor", """
                        package org.spindle.spi;
                        public class Impostor implements SpindlePlugin {
                            @Override public void contribute(Contributions to) {}
                        }
                        """).write(directory.resolve("host.jar"));
        Path jar = jar(PluginJar.named("acme").service("org.spindle.spi.Impostor"));
        try (URLClassLoader host =
                new URLClassLoader(new URL[] {hostJar.toUri().toURL()}, PluginsTest.class.getClassLoader())) {
            PluginOptions options = new PluginOptions(null, List.of(jar), null);
            assertThatThrownBy(() -> new PluginLoader(host).load(options))
                    .isInstanceOf(PluginException.class)
                    .hasMessageStartingWith("error: plugin 'acme' names org.spindle.spi.Impostor, which is not a");
        }
    }

    private static void assertRefused(Path jar, String what, String remedy) {
        assertThatThrownBy(() -> load(jar))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith("error: " + what + "\n  at " + jar)
                .hasMessageEndingWith("\n  " + remedy);
    }

    @Test
    void whatAPluginThrowsNamesItAndBothVersions() throws IOException {
        Path constructor = jar(PluginJar.named("acme").source("acme.Entry", """
                        package acme;
                        public class Entry implements org.spindle.spi.SpindlePlugin {
                            public Entry() { throw new IllegalStateException("no licence"); }
                            @Override public void contribute(org.spindle.spi.Contributions to) {}
                        }
                        """));
        expectRefusal("""
                error: plugin 'acme' 2.1 failed to start: java.lang.IllegalStateException: no licence
                  at %s   (built for SPI 1.0, this is SPI 1.0)
                  this is a defect of the plugin: report it to its author""".formatted(constructor), constructor);
        Path contribute = jar(PluginJar.named("acme").contributing("throw new IllegalArgumentException(\"tired\");"));
        expectRefusal("""
                error: plugin 'acme' 2.1 failed to announce what it offers: java.lang.IllegalArgumentException: tired
                  at %s   (built for SPI 1.0, this is SPI 1.0)
                  this is a defect of the plugin: report it to its author""".formatted(contribute), contribute);
    }

    @Test
    void missingClassesAreReportedAsSuch() throws IOException {
        Path entry = jar(PluginJar.named("acme")
                .contributing("new Helper().word();")
                .source("acme.Helper", HELPER)
                .leavingOut("acme.Helper"));
        expectRefusal("""
                error: plugin 'acme' 2.1 failed to announce what it offers: java.lang.NoClassDefFoundError: acme/Helper
                  at %s   (built for SPI 1.0, this is SPI 1.0)
                  it uses something that is neither in its jars nor in this SPI: rebuild it against SPI 1.0, with its other dependencies""".formatted(entry), entry);
        Path factory = jar(bus("return null;").leavingOut("acme.Helper"));
        assertThatThrownBy(() -> load(factory))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith(
                        "error: plugin 'acme' 2.1 failed to make the factory of bus 'acme.fast': java.lang.NoClassDefFoundError: ")
                .hasMessageContaining("acme/Helper");
        Registry registry = load(jar(bus("throw new NoSuchMethodError(\"void gone()\");")));
        Component bus = component(registry, "bus: {type: acme.fast, rate: 3 MB/s}");
        assertThatThrownBy(() -> make(registry, bus))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith(
                        "error: plugin 'acme' 2.1 failed to make the bus 'acme.fast': java.lang.NoSuchMethodError: void gone()");
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
    void factoriesThatCannotBeInjectedAreReported() throws IOException {
        Path jar = jar(PluginJar.named("acme")
                .contributing(ANNOUNCE_BUS)
                .source("acme.BusMaker", BUS_FACTORY.formatted("return null;"))
                .source("acme.Helper", "package acme; interface Helper {}"));
        assertThatThrownBy(() -> load(jar))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith(
                        "error: plugin 'acme' has a factory that cannot be injected, of bus 'acme.fast': acme.BusMaker asks for acme.Helper, which is not offered")
                .hasMessageEndingWith(
                        "ask for org.spindle.spi.PluginIdentity, org.spindle.spi.PluginResources, java.lang.System.Logger,"
                                + " or for a concrete class of the plugin's own");
        Path random = jar(PluginJar.named("acme")
                .contributing(ANNOUNCE_BUS)
                .source("acme.BusMaker", BUS_FACTORY.formatted("return null;"))
                .source(
                        "acme.Helper",
                        "package acme; class Helper { @jakarta.inject.Inject java.util.Random random; }"));
        assertThatThrownBy(() -> load(random))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("acme.Helper asks for java.util.Random, which is not offered");
        Path unmarked = jar(PluginJar.named("acme")
                .contributing(ANNOUNCE_BUS)
                .source("acme.BusMaker", BUS_FACTORY.formatted("return null;").replace("@jakarta.inject.Inject", ""))
                .source("acme.Helper", HELPER));
        assertThatThrownBy(() -> load(unmarked))
                .isInstanceOf(PluginException.class)
                .hasMessageEndingWith(
                        "give acme.BusMaker one constructor, without parameters or with jakarta.inject.Inject");
        Path throwing = jar(PluginJar.named("acme")
                .contributing(ANNOUNCE_BUS)
                .source("acme.BusMaker", BUS_FACTORY.formatted("return null;"))
                .source(
                        "acme.Helper",
                        "package acme; class Helper { Helper() { throw new IllegalStateException(\"no\"); } }"));
        assertThatThrownBy(() -> load(throwing))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith(
                        "error: plugin 'acme' 2.1 failed to make the factory of bus 'acme.fast': java.lang.IllegalStateException: no\n");
    }

    @Test
    void namesAreUniqueAndThoseOfStrangersDotted() throws IOException {
        Path first = bus("return null;").write(directory.resolve("first.jar"));
        Path second = bus("return null;")
                .descriptor("id=other", "version=1", "spi=1.0", "description=x")
                .write(directory.resolve("second.jar"));
        expectRefusal(
                "error: the bus 'acme.fast' is offered by plugin 'other' and by plugin 'acme'\n  at " + second + " and "
                        + first + "\n  load only one of them, or have one renamed",
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
                "error: the model 'nine' of bus acme.fast is offered by plugin 'other' and by plugin 'acme'\n  at "
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
                return new Holder(this);
            }
        };
        assertThatThrownBy(() -> make(registry, wrong))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("bus 'acme.fast' takes a acme.BusMaker$Keys, not a ");
    }
}
