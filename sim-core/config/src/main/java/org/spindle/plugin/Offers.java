package org.spindle.plugin;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.spindle.config.TypeCatalogue.Model;
import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** The announcements of all plugins, without duplicates. */
final class Offers {

    private record OfferedModel(Contributor.AnnouncedModel announced, Plugin plugin) {}

    private final Map<Kind<?, ?>, SortedMap<String, Offer>> types = new LinkedHashMap<>();
    private final SortedMap<String, SortedMap<String, OfferedModel>> models = new TreeMap<>();
    private final Map<Class<?>, Factory<?, ?, ?>> factories = new HashMap<>();
    private final FactoryInjector injector;

    Offers(FactoryInjector injector) {
        this.injector = injector;
        Kinds.ALL.forEach(kind -> types.put(kind, new TreeMap<>()));
    }

    /**
     * Collects what a plugin has announced.
     *
     * @throws PluginException if it offers the same as another
     */
    void add(Contributor announced) {
        announced.models().forEach(model -> add(model, announced.plugin()));
        announced.announced().forEach(type -> add(type, announced.plugin()));
    }

    private void add(Contributor.AnnouncedType announced, Plugin plugin) {
        Contribution contribution = announced.contribution();
        SortedMap<String, Offer> ofKind = ofKind(contribution.kind());
        Offer first = ofKind.get(contribution.type());
        if (first != null) {
            throw new PluginException(
                    "the " + contribution.kind() + " '" + contribution.type() + "' is offered by "
                            + plugin.descriptor().named() + " and by "
                            + first.plugin().descriptor().named(),
                    both(plugin, first.plugin()),
                    "load only one of them, or have one renamed");
        }
        ofKind.put(contribution.type(), new Offer(contribution, plugin, factory(announced, plugin)));
    }

    /**
     * A plugin's factories are created when it is loaded, so that it can be rejected then; built-in ones are created
     * when first used.
     */
    private Supplier<Factory<?, ?, ?>> factory(Contributor.AnnouncedType announced, Plugin plugin) {
        if (announced.factory() instanceof FactorySource.Injected injected) {
            Contribution contribution = announced.contribution();
            if (plugin.descriptor().isBuiltIn()) {
                return () -> injected(injected.type(), contribution, plugin);
            }
            Factory<?, ?, ?> made = injected(injected.type(), contribution, plugin);
            return () -> made;
        }
        Factory<?, ?, ?> given = ((FactorySource.Given) announced.factory()).factory();
        return () -> given;
    }

    /** Returns the one factory of that class. Several threads may ask. */
    private synchronized Factory<?, ?, ?> injected(
            Class<? extends Factory<?, ?, ?>> type, Contribution contribution, Plugin plugin) {
        Factory<?, ?, ?> made = factories.get(type);
        if (made == null) {
            made = injector.make(type, contribution, plugin);
            factories.put(type, made);
        }
        return made;
    }

    private void add(Contributor.AnnouncedModel announced, Plugin plugin) {
        Model model = announced.model();
        String of = of(announced.kind(), announced.type());
        OfferedModel first = models.computeIfAbsent(of, key -> new TreeMap<>())
                .put(model.name(), new OfferedModel(announced, plugin));
        if (first != null) {
            throw new PluginException(
                    "the model '" + model.name() + "' of " + of + " is offered by "
                            + plugin.descriptor().named() + " and by "
                            + first.plugin().descriptor().named(),
                    both(plugin, first.plugin()),
                    "load only one of them, or have one renamed");
        }
    }

    /**
     * Checks that there is a type for every model. Called when all types are known, because a model may belong to
     * another plugin's type.
     *
     * @throws PluginException if there is none
     */
    void requireTypesOfModels() {
        for (SortedMap<String, OfferedModel> ofOneType : models.values()) {
            for (OfferedModel model : ofOneType.values()) {
                Contributor.AnnouncedModel announced = model.announced();
                if (!ofKind(announced.kind()).containsKey(announced.type())) {
                    throw new PluginException(
                            "plugin '" + model.plugin().descriptor().id() + "' offers the model '"
                                    + announced.model().name() + "' of " + announced.kind() + " '" + announced.type()
                                    + "', which does not exist",
                            model.plugin().where(),
                            "load the plugin that offers this " + announced.kind() + " too");
                }
            }
        }
    }

    /** The kinds, by name. */
    List<Kind<?, ?>> kinds() {
        return List.copyOf(types.keySet());
    }

    /** By type, sorted; empty for a kind of which there is none. */
    SortedMap<String, Offer> ofKind(Kind<?, ?> kind) {
        return types.getOrDefault(kind, new TreeMap<>());
    }

    /** Sorted by name. */
    List<Model> models(Kind<?, ?> kind, String type) {
        return models.getOrDefault(of(kind, type), new TreeMap<>()).values().stream()
                .map(model -> model.announced().model())
                .toList();
    }

    private static String of(Kind<?, ?> kind, String type) {
        return kind + " " + type;
    }

    private static String both(Plugin second, Plugin first) {
        return second.descriptor().location() + " and " + first.descriptor().location();
    }
}
