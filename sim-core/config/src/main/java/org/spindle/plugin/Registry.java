package org.spindle.plugin;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.spindle.config.Suggestions;
import org.spindle.config.TypeCatalogue;
import org.spindle.spi.Component;
import org.spindle.spi.Factory;
import org.spindle.spi.Kind;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;

/**
 * The types that plugins offer, by kind and name, and the creation of running instances. Immutable; factories are
 * stateless, so that simulations on several threads may share it.
 */
public final class Registry implements TypeCatalogue {

    private final Offers offers;
    private final List<PluginDescriptor> plugins;

    /** The external plugins, by the names in stack traces. */
    private final Map<String, Plugin> byLoader;

    private final PluginWatch watch;

    private Registry(Offers offers, List<PluginDescriptor> plugins, Map<String, Plugin> byLoader, PluginWatch watch) {
        this.offers = offers;
        this.plugins = plugins;
        this.byLoader = byLoader;
        this.watch = watch;
    }

    /**
     * @param limit of the time of each call into a plugin; 0 for none
     */
    static Registry of(List<Contributor> announced, Time limit) {
        Offers offers = new Offers(new FactoryInjector());
        announced.forEach(offers::add);
        offers.requireTypesOfModels();
        List<Plugin> plugins =
                announced.stream().map(Contributor::plugin).distinct().toList();
        Map<String, Plugin> byLoader = new HashMap<>();
        plugins.stream()
                .filter(plugin -> !plugin.descriptor().isBuiltIn())
                .forEach(plugin -> byLoader.put(plugin.loader().getName(), plugin));
        return new Registry(
                offers, plugins.stream().map(Plugin::descriptor).toList(), byLoader, new PluginWatch(limit, byLoader));
    }

    /** Returns all that is loaded: the built-in types, if any, then the plugins by id. */
    public List<PluginDescriptor> plugins() {
        return plugins;
    }

    @Override
    public List<Kind<?, ?>> kinds() {
        return offers.kinds();
    }

    @Override
    public List<PluginType> types(Kind<?, ?> kind) {
        return contributions(kind).stream()
                .map(c -> new PluginType(c.kind(), c.type(), c.doc(), c.config()))
                .toList();
    }

    @Override
    public List<Model> models(Kind<?, ?> kind, String type) {
        return offers.models(kind, type);
    }

    /** Returns the types of one kind, sorted by name. */
    public List<Contribution> contributions(Kind<?, ?> kind) {
        return offers.ofKind(kind).values().stream().map(Offer::contribution).toList();
    }

    /**
     * Creates a component. A scheduler is wrapped, and fails with a {@link PluginException} if it breaks its contract.
     *
     * @param component whose type is of the kind
     * @param context its context
     * @throws IllegalArgumentException if there is no such type, or if it rejects its configuration or its context
     * @throws org.spindle.spi.trace.TraceException if it cannot read its trace
     * @throws PluginException if the plugin fails
     */
    public <X, P> P make(Kind<X, P> kind, Component component, X context) {
        Offer offer = find(kind, component.type());
        Class<? extends Record> config = offer.contribution().config();
        if (!config.isInstance(component.config())) {
            throw new IllegalArgumentException(kind + " '" + component.type() + "' takes a " + config.getName()
                    + ", not a " + component.config().getClass().getName());
        }
        Plugin plugin = offer.plugin();
        Factory<Record, X, P> factory = factory(offer);
        String doing = "make the " + kind + " '" + component.type() + "'";
        P made = plugin.create(doing, () -> factory.create(component.config(), context));
        if (made == null) {
            throw plugin.failed(doing, new NullPointerException("the factory returned null"), Plugin.FAULT);
        }
        return made instanceof RequestScheduler scheduler && context instanceof SchedulerContext queue
                ? kind.product().cast(new WatchedScheduler(scheduler, plugin, component.type(), queue.events()))
                : made;
    }

    /**
     * Creates a component of a type without keys, such as a trace format.
     *
     * @throws IllegalArgumentException if there is no such type; the message lists the known types
     * @throws PluginException if the plugin fails
     */
    public <P> P make(Kind<NoContext, P> kind, String type) {
        return make(kind, Component.of(type, new NoKeys()), NoContext.NONE);
    }

    /** Creates a component of every type of a kind whose types have no keys; sorted by type. */
    public <P> SortedMap<String, P> makeAll(Kind<NoContext, P> kind) {
        SortedMap<String, P> all = new TreeMap<>();
        offers.ofKind(kind).keySet().forEach(type -> all.put(type, make(kind, type)));
        return Collections.unmodifiableSortedMap(all);
    }

    // Safe cast: a type is announced with a factory of its kind that takes its config record.
    @SuppressWarnings("unchecked")
    private static <X, P> Factory<Record, X, P> factory(Offer offer) {
        return (Factory<Record, X, P>) offer.factory().get();
    }

    private Offer find(Kind<?, ?> kind, String type) {
        SortedMap<String, Offer> types = offers.ofKind(kind);
        Offer offer = types.get(type);
        if (offer == null) {
            List<String> meant = Suggestions.nearest(type, types.keySet());
            throw new IllegalArgumentException("unknown " + kind + " type '" + type + "'; "
                    + (meant.isEmpty() ? "" : "did you mean: " + String.join(", ", meant) + "; ")
                    + "known types: " + String.join(", ", types.keySet()));
        }
        return offer;
    }

    /**
     * Runs work that calls components of plugins, such as a simulation, and attributes a failure to the plugin that
     * caused it. With external plugins the work runs in a separate thread, and calls that do not return are abandoned.
     *
     * @param work that fails with an exception of Spindle if the input is wrong
     * @throws PluginException if code of a plugin fails in any other way
     */
    public <T> T attributing(Supplier<T> work) {
        if (byLoader.isEmpty()) {
            return work.get();
        }
        try {
            return watch.watch(work);
        } catch (RuntimeException | Error e) {
            PluginException attributed = Plugin.isOurs(e) ? null : new Blame(byLoader).of(e);
            if (attributed == null) {
                throw e;
            }
            throw attributed;
        }
    }
}
