package org.spindle.plugin;

import com.google.inject.AbstractModule;
import com.google.inject.ConfigurationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.ProvisionException;
import com.google.inject.Stage;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.spindle.config.Suggestions;
import org.spindle.config.TypeCatalogue;
import org.spindle.spi.Component;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;

/**
 * Everything that plugins offer, by kind and type, and the way to make running instances of it. Immutable; factories are
 * stateless, so that simulations on several threads may share it.
 */
public final class Registry implements TypeCatalogue {

    private static final String FAULT = "this is a fault of the plugin: tell its author";

    private record Registered(Contribution contribution, Plugin plugin, Object factory) {}

    private record RegisteredModel(Contributor.AnnouncedModel announced, Plugin plugin) {}

    /** Nothing is bound here: the strictness applies to what the factories ask for. */
    private static final class Strict extends AbstractModule {
        @Override
        protected void configure() {
            binder().disableCircularProxies();
            binder().requireExactBindingAnnotations();
        }
    }

    private final SortedMap<String, SortedMap<String, Registered>> kinds;
    private final SortedMap<String, SortedMap<String, RegisteredModel>> models;
    private final List<PluginDescriptor> plugins;

    /** What did not come with Spindle, by the names that stack traces show. */
    private final Map<String, Plugin> byLoader;

    private Registry(
            SortedMap<String, SortedMap<String, Registered>> kinds,
            SortedMap<String, SortedMap<String, RegisteredModel>> models,
            List<PluginDescriptor> plugins,
            Map<String, Plugin> byLoader) {
        this.kinds = kinds;
        this.models = models;
        this.plugins = plugins;
        this.byLoader = byLoader;
    }

    static Registry of(List<PluginLoader.Entry> entries) {
        Injector injector = Guice.createInjector(Stage.PRODUCTION, new Strict());
        Map<Class<?>, Object> factories = new HashMap<>();
        SortedMap<String, SortedMap<String, Registered>> kinds = new TreeMap<>();
        Kinds.ALL.forEach(kind -> kinds.put(kind, new TreeMap<>()));
        SortedMap<String, SortedMap<String, RegisteredModel>> models = new TreeMap<>();
        for (PluginLoader.Entry entry : entries) {
            Contributor announced = contributions(entry);
            for (Contributor.AnnouncedModel model : announced.models()) {
                addModel(models, model, entry.plugin());
            }
            for (Contribution contribution : announced.announced()) {
                SortedMap<String, Registered> types = typesOf(kinds, contribution.kind());
                Registered first = types.get(contribution.type());
                if (first != null) {
                    throw duplicate(contribution, entry.plugin(), first);
                }
                Object factory = factories.computeIfAbsent(
                        contribution.factory(), type -> construct(injector, contribution, entry.plugin()));
                types.put(contribution.type(), new Registered(contribution, entry.plugin(), factory));
            }
        }
        requireTypes(models, kinds);
        Map<String, Plugin> byLoader = new HashMap<>();
        entries.stream()
                .map(PluginLoader.Entry::plugin)
                .filter(plugin -> !plugin.descriptor().isBuiltIn())
                .forEach(plugin -> byLoader.put(plugin.loader().getName(), plugin));
        return new Registry(
                kinds,
                models,
                entries.stream()
                        .map(entry -> entry.plugin().descriptor())
                        .distinct()
                        .toList(),
                byLoader);
    }

    private static void addModel(
            SortedMap<String, SortedMap<String, RegisteredModel>> models,
            Contributor.AnnouncedModel announced,
            Plugin plugin) {
        Model model = announced.model();
        String of = announced.kind() + " " + announced.type();
        RegisteredModel first = models.computeIfAbsent(of, key -> new TreeMap<>())
                .put(model.name(), new RegisteredModel(announced, plugin));
        if (first != null) {
            throw new PluginException(
                    "the model '" + model.name() + "' of " + of + " is offered by plugin '"
                            + plugin.descriptor().id() + "' and by plugin '"
                            + first.plugin().descriptor().id() + "'",
                    plugin.descriptor().location() + " and "
                            + first.plugin().descriptor().location(),
                    "load only one of them, or have one renamed");
        }
    }

    /** Only when all types are known, because a model may be of another plugin's type. */
    private static void requireTypes(
            SortedMap<String, SortedMap<String, RegisteredModel>> models,
            SortedMap<String, SortedMap<String, Registered>> kinds) {
        for (SortedMap<String, RegisteredModel> ofOneType : models.values()) {
            for (RegisteredModel model : ofOneType.values()) {
                Contributor.AnnouncedModel announced = model.announced();
                if (!typesOf(kinds, announced.kind()).containsKey(announced.type())) {
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

    private static Contributor contributions(PluginLoader.Entry entry) {
        Contributor contributor = new Contributor(entry.plugin());
        return entry.plugin().call("announce what it offers", () -> {
            entry.entryPoint().contribute(contributor);
            return contributor;
        });
    }

    private static Object construct(Injector injector, Contribution contribution, Plugin plugin) {
        String doing = "make the factory of " + contribution.kind() + " '" + contribution.type() + "'";
        return plugin.call(doing, () -> {
            try {
                return injector.getInstance(contribution.factory());
            } catch (ProvisionException e) {
                if (e.getCause() instanceof LinkageError linkage) {
                    throw linkage;
                }
                throw plugin.failed(doing, e.getCause() == null ? e : e.getCause(), FAULT);
            } catch (ConfigurationException e) {
                String reason = e.getErrorMessages().iterator().next().getMessage();
                throw new PluginException(
                        "plugin '" + contribution.plugin() + "' has a factory that cannot be injected, of "
                                + contribution.kind() + " '" + contribution.type() + "': "
                                + reason.lines().findFirst().orElse(reason),
                        plugin.where(),
                        "give " + contribution.factory().getName()
                                + " one constructor, without parameters or with jakarta.inject.Inject",
                        e);
            }
        });
    }

    private static SortedMap<String, Registered> typesOf(
            SortedMap<String, SortedMap<String, Registered>> kinds, String kind) {
        SortedMap<String, Registered> types = kinds.get(kind);
        return types == null ? new TreeMap<>() : types;
    }

    private static PluginException duplicate(Contribution second, Plugin plugin, Registered first) {
        return new PluginException(
                "the " + second.kind() + " '" + second.type() + "' is offered by plugin '" + second.plugin()
                        + "' and by plugin '" + first.contribution().plugin() + "'",
                plugin.descriptor().location() + " and "
                        + first.plugin().descriptor().location(),
                "load only one of them, or have one renamed");
    }

    /** Everything that is loaded: what comes with Spindle, if anything, then the plugins by id. */
    public List<PluginDescriptor> plugins() {
        return plugins;
    }

    @Override
    public List<String> kinds() {
        return List.copyOf(kinds.keySet());
    }

    @Override
    public List<PluginType> types(String kind) {
        return contributions(kind).stream()
                .map(c -> new PluginType(c.kind(), c.type(), c.doc(), c.config()))
                .toList();
    }

    @Override
    public List<Model> models(String kind, String type) {
        SortedMap<String, RegisteredModel> known = models.get(kind + " " + type);
        return known == null
                ? List.of()
                : known.values().stream()
                        .map(model -> model.announced().model())
                        .toList();
    }

    /** What is offered of one kind, sorted by type; empty for a kind that does not exist. */
    public List<Contribution> contributions(String kind) {
        return typesOf(kinds, kind).values().stream()
                .map(Registered::contribution)
                .toList();
    }

    /**
     * Makes a scheduler. That of a plugin is watched, and fails with a {@link PluginException} if it breaks its contract.
     *
     * @throws IllegalArgumentException if the scheduler refuses its configuration
     * @throws PluginException if it fails
     */
    public RequestScheduler scheduler(Component component, SchedulerContext context) {
        RequestScheduler made = this.<SchedulerFactory<Record>, RequestScheduler>create(
                Kinds.SCHEDULER, component, (factory, config) -> factory.create(config, context));
        Plugin plugin = find(Kinds.SCHEDULER, component.type()).plugin();
        return plugin.descriptor().isBuiltIn()
                ? made
                : new WatchedScheduler(made, plugin, component.type(), context.events());
    }

    /**
     * Makes a device.
     *
     * @throws IllegalArgumentException if the device refuses its configuration
     * @throws PluginException if it fails
     */
    public Device device(Component component, DeviceContext context) {
        return this.<DeviceFactory<Record>, Device>create(
                Kinds.DEVICE, component, (factory, config) -> factory.create(config, context));
    }

    /**
     * Makes a bus.
     *
     * @param attached how many clients it will have, the one above included
     * @throws IllegalArgumentException if the bus refuses its configuration
     * @throws PluginException if it fails
     */
    public Bus bus(Component component, String name, int attached, EventLoop events, Metrics metrics) {
        return this.<BusFactory<Record>, Bus>create(
                Kinds.BUS, component, (factory, config) -> factory.create(config, name, attached, events, metrics));
    }

    /**
     * Makes a controller.
     *
     * @throws IllegalArgumentException if the controller refuses its configuration
     * @throws PluginException if it fails
     */
    public Controller controller(Component component, ControllerContext context) {
        return this.<ControllerFactory<Record>, Controller>create(
                Kinds.CONTROLLER, component, (factory, config) -> factory.create(config, context));
    }

    /**
     * Makes a driver.
     *
     * @throws IllegalArgumentException if the driver refuses its configuration
     * @throws PluginException if it fails
     */
    public Driver driver(Component component, DriverContext context) {
        return this.<DriverFactory<Record>, Driver>create(
                Kinds.DRIVER, component, (factory, config) -> factory.create(config, context));
    }

    /**
     * Makes a layer.
     *
     * @throws IllegalArgumentException if the layer refuses its configuration or what lies below it
     * @throws PluginException if it fails
     */
    public Layer layer(Component component, LayerContext context) {
        return this.<LayerFactory<Record>, Layer>create(
                Kinds.LAYER, component, (factory, config) -> factory.create(config, context));
    }

    /**
     * Makes a replacement policy.
     *
     * @throws IllegalArgumentException if the policy refuses its configuration
     * @throws PluginException if it fails
     */
    public ReplacementPolicy replacement(Component component, ReplacementContext context) {
        return this.<ReplacementFactory<Record>, ReplacementPolicy>create(
                Kinds.REPLACEMENT, component, (factory, config) -> factory.create(config, context));
    }

    /**
     * Makes a host.
     *
     * @throws IllegalArgumentException if the host refuses its configuration or what lies below it
     * @throws PluginException if it fails
     */
    public Host host(Component component, HostContext context) {
        return this.<HostFactory<Record>, Host>create(
                Kinds.HOST, component, (factory, config) -> factory.create(config, context));
    }

    /**
     * Makes a workload.
     *
     * @throws IllegalArgumentException if the workload refuses its configuration
     * @throws org.spindle.spi.trace.TraceException if it cannot read its trace
     * @throws PluginException if it fails
     */
    public Workload workload(Component component, WorkloadContext context) {
        return this.<WorkloadFactory<Record>, Workload>create(
                Kinds.WORKLOAD, component, (factory, config) -> factory.create(config, context));
    }

    /**
     * Makes an analysis.
     *
     * @throws IllegalArgumentException if the analysis refuses its configuration
     * @throws PluginException if it fails
     */
    public TraceAnalysis analysis(Component component) {
        return this.<AnalysisFactory<Record>, TraceAnalysis>create(
                Kinds.ANALYSIS, component, (factory, config) -> factory.create(config));
    }

    /**
     * Does what calls components that plugins have made, such as a run, and lays a failure at the door of the plugin that
     * it came out of.
     *
     * @param work that fails with an exception of Spindle's own where the input is at fault
     * @throws PluginException if code of a plugin fails in any other way
     */
    public <T> T attributing(Supplier<T> work) {
        try {
            return work.get();
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
            for (StackTraceElement frame : e.getStackTrace()) {
                Plugin plugin = byLoader.get(String.valueOf(frame.getClassLoaderName()));
                if (plugin != null && !Plugin.isOurs(e)) {
                    throw plugin.failed("run, in " + frame.getClassName() + "." + frame.getMethodName(), e, FAULT);
                }
            }
            throw e;
        }
    }

    /** Every trace format by its name, sorted. */
    public SortedMap<String, TraceFormat> traceFormats() {
        SortedMap<String, TraceFormat> formats = new TreeMap<>();
        typesOf(kinds, Kinds.TRACE_FORMAT).forEach((type, format) -> formats.put(type, (TraceFormat) format.factory()));
        return Collections.unmodifiableSortedMap(formats);
    }

    /**
     * One trace format.
     *
     * @throws IllegalArgumentException if there is none of that name; the message says which there are
     */
    public TraceFormat traceFormat(String type) {
        return (TraceFormat) find(Kinds.TRACE_FORMAT, type).factory();
    }

    // A factory is registered together with the config class that it takes, so that the cast holds.
    @SuppressWarnings("unchecked")
    private <F, T> T create(String kind, Component component, BiFunction<F, Record, T> by) {
        Registered registered = find(kind, component.type());
        Class<? extends Record> config = registered.contribution().config();
        if (!config.isInstance(component.config())) {
            throw new IllegalArgumentException(kind + " '" + component.type() + "' takes a " + config.getName()
                    + ", not a " + component.config().getClass().getName());
        }
        String doing = "make the " + kind + " '" + component.type() + "'";
        T made = registered.plugin().create(doing, () -> by.apply((F) registered.factory(), component.config()));
        if (made == null) {
            throw registered.plugin().failed(doing, new NullPointerException("the factory returned null"), FAULT);
        }
        return made;
    }

    private Registered find(String kind, String type) {
        SortedMap<String, Registered> types = typesOf(kinds, kind);
        Registered registered = types.get(type);
        if (registered == null) {
            List<String> meant = Suggestions.nearest(type, types.keySet());
            throw new IllegalArgumentException("unknown " + kind + " type '" + type + "'; "
                    + (meant.isEmpty() ? "" : "did you mean: " + String.join(", ", meant) + "; ")
                    + "known types: " + String.join(", ", types.keySet()));
        }
        return registered;
    }
}
