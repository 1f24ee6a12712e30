package org.spindle.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.spindle.config.TypeCatalogue;
import org.spindle.spi.Contributions;
import org.spindle.spi.Factory;
import org.spindle.spi.Kind;
import org.spindle.spi.NoKeys;
import org.spindle.spi.config.Doc;

/** Takes down what one plugin announces, under the rules for names. */
final class Contributor implements Contributions {

    private static final Pattern BARE = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern DOTTED = Pattern.compile(BARE + "(\\." + BARE + ")+");

    private final List<Contribution> announced = new ArrayList<>();
    private final List<AnnouncedModel> models = new ArrayList<>();
    private final Plugin plugin;

    Contributor(Plugin plugin) {
        this.plugin = plugin;
    }

    /** A ready-made configuration and the type that it is for. */
    record AnnouncedModel(Kind<?, ?> kind, String type, TypeCatalogue.Model model) {}

    List<AnnouncedModel> models() {
        return List.copyOf(models);
    }

    List<Contribution> announced() {
        return List.copyOf(announced);
    }

    @Override
    public <C extends Record, X, P> void add(
            Kind<X, P> kind, String type, Class<C> config, Class<? extends Factory<C, X, P>> factory) {
        Doc doc = config.getAnnotation(Doc.class);
        announce(kind, type, doc == null ? "" : doc.value(), config, factory);
    }

    @Override
    public <X, P> void add(Kind<X, P> kind, String type, String doc, Class<? extends Factory<NoKeys, X, P>> factory) {
        announce(kind, type, doc, NoKeys.class, factory);
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

    private void announce(
            Kind<?, ?> kind,
            String type,
            String doc,
            Class<? extends Record> config,
            Class<? extends Factory<?, ?, ?>> factory) {
        boolean builtIn = plugin.descriptor().isBuiltIn();
        if (!(builtIn ? BARE : DOTTED).matcher(type).matches()) {
            throw new PluginException(
                    "plugin '" + plugin.descriptor().id() + "' calls a " + kind + " '" + type + "'",
                    plugin.where(),
                    builtIn
                            ? "use lower-case words joined by hyphens"
                            : "use lower-case words joined by hyphens, with a prefix and a dot: such as 'acme.elevator'");
        }
        if (!kind.factory().isAssignableFrom(factory)) {
            throw new PluginException(
                    "plugin '" + plugin.descriptor().id() + "' offers " + factory.getName() + " for the " + kind + " '"
                            + type + "'",
                    plugin.where(),
                    "let it implement " + kind.factory().getName());
        }
        announced.add(new Contribution(
                kind, type, doc, config, factory, plugin.descriptor().id()));
    }
}
