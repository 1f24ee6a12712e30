package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.config.ConfigLoader;
import org.spindle.spi.Component;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;

/** The plugin {@code acme}, which has the bus {@code acme.fast}, compiled against the SPI alone and loaded as a user's would be. */
final class AcmePlugin {

    static final String BUS_FACTORY = """
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

    static final String HELPER = "package acme; class Helper { String word() { return \"helped\"; } }";

    static final String ANNOUNCE_BUS =
            "to.add(org.spindle.spi.bus.BusFactory.KIND, \"acme.fast\", BusMaker.Keys.class, BusMaker.class);";

    private AcmePlugin() {}

    @Doc("Holds a bus.")
    record Holder(@Doc("The bus.") @OfKind(BusFactory.class) Component bus) {}

    /** Returns the plugin's jar with a bus whose {@code create} has the given body. */
    static PluginJar bus(String body) {
        return PluginJar.named("acme")
                .contributing(ANNOUNCE_BUS)
                .source("acme.BusMaker", BUS_FACTORY.formatted(body))
                .source("acme.Helper", HELPER);
    }

    /** Loads jars as the option {@code --plugin} does. */
    static Registry load(Path... jars) {
        return Plugins.load(new PluginOptions(null, List.of(jars), null));
    }

    /** Returns the bus that a configuration, such as {@code bus: {type: acme.fast}}, names. */
    static Component component(Registry registry, String text) {
        return new ConfigLoader(registry)
                .load("test", text, Path.of(""), List.of(), Holder.class)
                .value()
                .bus();
    }

    /** Makes a bus without a context: the buses of these tests throw before they would use it. */
    @SuppressWarnings("NullAway")
    static void make(Registry registry, Component bus) {
        registry.make(BusFactory.KIND, bus, (@Nullable BusContext) null);
    }

    /** Checks the whole message with which jars are refused. */
    static void expectRefusal(String message, Path... jars) {
        PluginException e = catchThrowableOfType(PluginException.class, () -> load(jars));
        assertThat(e).isNotNull();
        assertThat(e).hasMessage(message.strip());
    }
}
