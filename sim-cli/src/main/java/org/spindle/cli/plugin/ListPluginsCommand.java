package org.spindle.cli.plugin;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.spindle.cli.command.ExitCode;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.PluginDescriptor;
import org.spindle.plugin.Registry;
import org.spindle.spi.Kind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

@Command(
        name = "list",
        description = "Lists the plugins that are loaded: version, SPI, place, and the types of each.",
        mixinStandardHelpOptions = true)
final class ListPluginsCommand implements Callable<Integer> {

    private record OfferedType(String kind, String type, String doc) {}

    @ParentCommand
    private PluginCommand plugin;

    @Spec
    private CommandSpec spec;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Registry registry = plugin.start().registry();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            print(registry, out);
        } else {
            registry.plugins().forEach(each -> print(each, types(registry, each), out));
        }
        out.flush();
        return ExitCode.OK;
    }

    private static List<OfferedType> types(Registry registry, PluginDescriptor plugin) {
        List<OfferedType> types = new ArrayList<>();
        for (Kind<?, ?> kind : registry.kinds()) {
            for (Contribution offered : registry.contributions(kind)) {
                if (offered.plugin().equals(plugin.id())) {
                    types.add(new OfferedType(kind.name(), offered.type(), offered.doc()));
                }
            }
        }
        return types;
    }

    private static void print(PluginDescriptor plugin, List<OfferedType> types, PrintWriter out) {
        out.printf(
                "%s %s   %s   (SPI %s, %s)%n",
                plugin.id(), plugin.version(), plugin.description(), plugin.spi(), plugin.location());
        if (plugin.id().equals(PluginDescriptor.BUILT_IN)) {
            out.printf("  %d types   see: spindle list%n", types.size());
        } else {
            types.forEach(type -> out.printf("  %-18s %-24s %s%n", type.kind, type.type, type.doc));
        }
    }

    private static void print(Registry registry, PrintWriter out) {
        List<Map<String, Object>> listing = new ArrayList<>();
        for (PluginDescriptor plugin : registry.plugins()) {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("id", plugin.id());
            entry.put("version", plugin.version());
            entry.put("spi", plugin.spi().toString());
            entry.put("description", plugin.description());
            entry.put("location", plugin.location());
            entry.put("types", types(registry, plugin));
            listing.add(entry);
        }
        out.println(JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(Map.of("plugins", listing)));
    }
}
