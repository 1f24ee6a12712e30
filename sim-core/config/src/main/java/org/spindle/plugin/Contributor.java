package org.spindle.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.spindle.config.TypeCatalogue;
import org.spindle.spi.Contributions;
import org.spindle.spi.Factory;
import org.spindle.spi.Kind;
import org.spindle.spi.NoKeys;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.config.Doc;

/** Records the announcements of one plugin and checks the rules for names. */
final class Contributor implements Contributions {

    private static final Pattern BARE = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern DOTTED = Pattern.compile(BARE + "(\\." + BARE + ")+");

    private final List<AnnouncedType> announced = new ArrayList<>();
    private final List<AnnouncedModel> models = new ArrayList<>();
    private final Plugin plugin;

    private Contributor(Plugin plugin) {
        this.plugin = plugin;
    }

    /**
     * Has a plugin announce its types and models.
     *
     * @throws PluginException if it fails or breaks a rule for names
     */
    static Contributor of(Plugin plugin, SpindlePlugin entryPoint) {
        Contributor contributor = new Contributor(plugin);
        return plugin.call("announce what it offers", () -> {
            entryPoint.contribute(contributor);
            return contributor;
        });
    }

    Plugin plugin() {
        return plugin;
    }

    /** A type and its factory. */
    record AnnouncedType(Contribution contribution, FactorySource factory) {}

    /** A ready-made configuration and the type that it is for. */
    record AnnouncedModel(Kind<?, ?> kind, String type, TypeCatalogue.Model model) {}

    List<AnnouncedModel> models() {
        return List.copyOf(models);
    }

    List<AnnouncedType> announced() {
        return List.copyOf(announced);
    }

    @Override
    public <C extends Record, X, P> void add(
            Kind<X, P> kind, String type, Class<C> config, Class<? extends Factory<C, X, P>> factory) {
        addInjected(kind, type, doc(config), config, factory);
    }

    @Override
    public <X, P> void add(Kind<X, P> kind, String type, String doc, Class<? extends Factory<NoKeys, X, P>> factory) {
        addInjected(kind, type, doc, NoKeys.class, factory);
    }

    @Override
    public <C extends Record, X, P> void add(Kind<X, P> kind, String type, Class<C> config, Factory<C, X, P> factory) {
        add(kind, type, doc(config), config, new FactorySource.Given(factory));
    }

    @Override
    public <X, P> void add(Kind<X, P> kind, String type, String doc, Factory<NoKeys, X, P> factory) {
        add(kind, type, doc, NoKeys.class, new FactorySource.Given(factory));
    }

    private static String doc(Class<? extends Record> config) {
        Doc doc = config.getAnnotation(Doc.class);
        return doc == null ? "" : doc.value();
    }

    @Override
    public void model(Kind<?, ?> kind, String type, String name, String doc, String yaml) {
        if (!BARE.matcher(name).matches()) {
            throw new PluginException(
                    "plugin '" + plugin.descriptor().id() + "' calls a model of " + kind + " " + type + " '" + name
                            + "'",
                    plugin.where(),
                    "use lower-case words joined by hyphens");
        }
        models.add(new AnnouncedModel(kind, type, new TypeCatalogue.Model(name, doc, yaml)));
    }

    private void addInjected(
            Kind<?, ?> kind,
            String type,
            String doc,
            Class<? extends Record> config,
            Class<? extends Factory<?, ?, ?>> factory) {
        if (!kind.factory().isAssignableFrom(factory)) {
            throw new PluginException(
                    "plugin '" + plugin.descriptor().id() + "' offers " + factory.getName() + " for the " + kind + " '"
                            + type + "'",
                    plugin.where(),
                    "let it implement " + kind.factory().getName());
        }
        add(kind, type, doc, config, new FactorySource.Injected(factory));
    }

    private void add(Kind<?, ?> kind, String type, String doc, Class<? extends Record> config, FactorySource factory) {
        Objects.requireNonNull(kind, "kind");
        boolean builtIn = plugin.descriptor().isBuiltIn();
        if (!(builtIn ? BARE : DOTTED).matcher(type).matches()) {
            throw new PluginException(
                    "plugin '" + plugin.descriptor().id() + "' calls a " + kind + " '" + type + "'",
                    plugin.where(),
                    builtIn
                            ? "use lower-case words joined by hyphens"
                            : "use lower-case words joined by hyphens, with a prefix and a dot: such as 'acme.elevator'");
        }
        Contribution contribution = new Contribution(
                kind, type, doc, config, factory.type(), plugin.descriptor().id());
        announced.add(new AnnouncedType(contribution, factory));
    }
}
