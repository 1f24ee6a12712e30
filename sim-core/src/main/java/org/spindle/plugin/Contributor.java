package org.spindle.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.spindle.config.TypeCatalogue;
import org.spindle.spi.Contributions;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.config.Doc;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.workload.WorkloadFactory;

/** Takes down what one plugin announces, under the rules for names. */
final class Contributor implements Contributions {

    @Doc("Nothing to configure.")
    private record NoKeys() {}

    private static final Pattern BARE = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern DOTTED = Pattern.compile(BARE + "(\\." + BARE + ")+");

    private final List<Contribution> announced = new ArrayList<>();
    private final List<AnnouncedModel> models = new ArrayList<>();
    private final Plugin plugin;

    Contributor(Plugin plugin) {
        this.plugin = plugin;
    }

    /** A ready-made configuration and the type that it is for. */
    record AnnouncedModel(String kind, String type, TypeCatalogue.Model model) {}

    List<AnnouncedModel> models() {
        return List.copyOf(models);
    }

    List<Contribution> announced() {
        return List.copyOf(announced);
    }

    @Override
    public <C extends Record> void scheduler(
            String type, Class<C> config, Class<? extends SchedulerFactory<C>> factory) {
        add(Kinds.SCHEDULER, type, config, factory);
    }

    @Override
    public <C extends Record> void device(String type, Class<C> config, Class<? extends DeviceFactory<C>> factory) {
        add(Kinds.DEVICE, type, config, factory);
    }

    @Override
    public <C extends Record> void bus(String type, Class<C> config, Class<? extends BusFactory<C>> factory) {
        add(Kinds.BUS, type, config, factory);
    }

    @Override
    public <C extends Record> void controller(
            String type, Class<C> config, Class<? extends ControllerFactory<C>> factory) {
        add(Kinds.CONTROLLER, type, config, factory);
    }

    @Override
    public <C extends Record> void layer(String type, Class<C> config, Class<? extends LayerFactory<C>> factory) {
        add(Kinds.LAYER, type, config, factory);
    }

    @Override
    public <C extends Record> void replacement(
            String type, Class<C> config, Class<? extends ReplacementFactory<C>> factory) {
        add(Kinds.REPLACEMENT, type, config, factory);
    }

    @Override
    public <C extends Record> void driver(String type, Class<C> config, Class<? extends DriverFactory<C>> factory) {
        add(Kinds.DRIVER, type, config, factory);
    }

    @Override
    public <C extends Record> void host(String type, Class<C> config, Class<? extends HostFactory<C>> factory) {
        add(Kinds.HOST, type, config, factory);
    }

    @Override
    public <C extends Record> void workload(String type, Class<C> config, Class<? extends WorkloadFactory<C>> factory) {
        add(Kinds.WORKLOAD, type, config, factory);
    }

    @Override
    public <C extends Record> void analysis(String type, Class<C> config, Class<? extends AnalysisFactory<C>> factory) {
        add(Kinds.ANALYSIS, type, config, factory);
    }

    @Override
    public void model(String kind, String type, String name, String doc, String yaml) {
        if (!BARE.matcher(name).matches()) {
            throw new PluginException(
                    "plugin '" + plugin.descriptor().id() + "' calls a model of " + kind + " " + type + " '" + name
                            + "'",
                    plugin.where(),
                    "use lower-case words joined by hyphens");
        }
        models.add(new AnnouncedModel(kind, type, new TypeCatalogue.Model(name, doc, yaml)));
    }

    @Override
    public void traceFormat(String type, String doc, Class<? extends TraceFormat> format) {
        add(Kinds.TRACE_FORMAT, type, doc, NoKeys.class, format);
    }

    private void add(String kind, String type, Class<? extends Record> config, Class<?> factory) {
        Doc doc = config.getAnnotation(Doc.class);
        add(kind, type, doc == null ? "" : doc.value(), config, factory);
    }

    private void add(String kind, String type, String doc, Class<? extends Record> config, Class<?> factory) {
        boolean builtIn = plugin.descriptor().isBuiltIn();
        if (!(builtIn ? BARE : DOTTED).matcher(type).matches()) {
            throw new PluginException(
                    "plugin '" + plugin.descriptor().id() + "' calls a " + kind + " '" + type + "'",
                    plugin.where(),
                    builtIn
                            ? "use lower-case words joined by hyphens"
                            : "use lower-case words joined by hyphens, with a prefix and a dot: such as 'acme.elevator'");
        }
        announced.add(new Contribution(
                kind, type, doc, config, factory, plugin.descriptor().id()));
    }
}
