package org.spindle.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.UsageException;
import org.spindle.config.Suggestions;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.PluginDescriptor;
import org.spindle.plugin.Registry;
import org.spindle.spi.Kind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "list",
        description = "Lists the types of every kind that a scenario can use, with their ready-made models.",
        mixinStandardHelpOptions = true)
final class ListCommand implements Callable<Integer> {

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "KIND", description = "Only this kind: device, scheduler, ...")
    private @Nullable String kind;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Registry registry = main.start().registry();
        PrintWriter out = spec.commandLine().getOut();
        List<Kind<?, ?>> kinds = kind == null ? registry.kinds() : List.of(known(registry, kind));
        if (json) {
            ListingJson.print(listing(registry, kinds), out);
            return ExitCode.OK;
        }
        for (Kind<?, ?> each : kinds) {
            list(registry, each, out);
        }
        if (kind == null) {
            listPlugins(registry, out);
        }
        out.flush();
        return ExitCode.OK;
    }

    static Kind<?, ?> known(Registry registry, String name) {
        List<String> names = registry.kinds().stream().map(Kind::name).toList();
        int found = names.indexOf(name);
        if (found >= 0) {
            return registry.kinds().get(found);
        }
        List<String> meant = Suggestions.nearest(name, names);
        throw new UsageException("unknown kind '" + name + "'"
                + (meant.isEmpty() ? "" : "\n  did you mean: " + String.join(", ", meant))
                + "\n  known kinds: " + String.join(", ", names));
    }

    private Map<String, Object> listing(Registry registry, List<Kind<?, ?>> kinds) {
        List<Object> types = new ArrayList<>();
        for (Kind<?, ?> each : kinds) {
            for (Contribution type : registry.contributions(each)) {
                List<Map<String, Object>> models = registry.models(each, type.type()).stream()
                        .map(model -> ListingJson.of("name", model.name(), "doc", model.doc()))
                        .toList();
                types.add(ListingJson.of(
                        "kind",
                        each.name(),
                        "type",
                        type.type(),
                        "doc",
                        type.doc(),
                        "plugin",
                        type.plugin(),
                        "models",
                        models));
            }
        }
        List<Map<String, Object>> plugins = registry.plugins().stream()
                .map(plugin -> ListingJson.of(
                        "id", plugin.id(), "description", plugin.description(), "version", plugin.version()))
                .toList();
        return ListingJson.of("types", types, "plugins", kind == null ? plugins : null);
    }

    private static void list(Registry registry, Kind<?, ?> kind, PrintWriter out) {
        out.println(kind);
        for (Contribution type : registry.contributions(kind)) {
            String origin = type.plugin().equals(PluginDescriptor.BUILT_IN) ? "" : "   (plugin " + type.plugin() + ")";
            out.printf("  %-18s %s%s%n", type.type(), type.doc(), origin);
            registry.models(kind, type.type())
                    .forEach(model -> out.printf("    model: %-22s %s%n", model.name(), model.doc()));
        }
        out.println();
    }

    private static void listPlugins(Registry registry, PrintWriter out) {
        out.println("plugins");
        for (PluginDescriptor plugin : registry.plugins()) {
            out.printf("  %-18s %s   (version %s)%n", plugin.id(), plugin.description(), plugin.version());
        }
    }
}
