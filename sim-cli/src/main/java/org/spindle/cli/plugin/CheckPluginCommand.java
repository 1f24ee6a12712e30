package org.spindle.cli.plugin;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.PluginDescriptor;
import org.spindle.plugin.PluginOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

@Command(
        name = "check",
        description = {
            "Checks every type of a plugin against the contract of its kind, and prints a verdict for each.",
            "Exit code 0 if all are sound, 4 if one is not or cannot be checked, 3 if the plugin cannot be loaded."
        },
        mixinStandardHelpOptions = true)
final class CheckPluginCommand implements Callable<Integer> {

    @ParentCommand
    private PluginCommand plugins;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "JAR", description = "The plugin.")
    private Path jar = Path.of("");

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        SpindleProcess spindle =
                SpindleProcess.start(new PluginOptions(null, List.of(jar), null, plugins.pluginLimit()));
        PluginDescriptor plugin = spindle.registry().plugins().stream()
                .filter(each -> !each.id().equals(PluginDescriptor.BUILT_IN))
                .findFirst()
                .orElseThrow();
        List<TypeVerdict> verdicts = new PluginCheck(spindle, jar).of(plugin.id());
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            printJson(plugin, verdicts, out);
        } else {
            print(plugin, verdicts, out);
        }
        out.flush();
        return verdicts.stream().allMatch(TypeVerdict::isSound) ? ExitCode.OK : ExitCode.NOT_MET;
    }

    private static void print(PluginDescriptor plugin, List<TypeVerdict> verdicts, PrintWriter out) {
        out.printf("%s %s   %s   (SPI %s)%n", plugin.id(), plugin.version(), plugin.description(), plugin.spi());
        for (TypeVerdict verdict : verdicts) {
            out.printf(
                    "  %s %s: %s%s%n",
                    verdict.kind(),
                    verdict.type(),
                    verdict.word(),
                    verdict.obstacle() == null ? ", " + verdict.statements() + " statements" : "");
            if (verdict.obstacle() != null) {
                out.println(verdict.obstacle().indent(4).stripTrailing());
            }
            for (TypeVerdict.Broken broken : verdict.broken()) {
                out.println("    does not hold: " + broken.statement());
                out.println(broken.reason().indent(6).stripTrailing());
            }
            verdict.without().forEach(capability -> out.println("    without: " + capability));
        }
        long sound = verdicts.stream().filter(TypeVerdict::isSound).count();
        out.printf("%d of %d types are sound%n", sound, verdicts.size());
    }

    private static void printJson(PluginDescriptor plugin, List<TypeVerdict> verdicts, PrintWriter out) {
        List<Map<String, Object>> types = new ArrayList<>();
        for (TypeVerdict verdict : verdicts) {
            Map<String, Object> type = new LinkedHashMap<>();
            type.put("kind", verdict.kind());
            type.put("type", verdict.type());
            type.put("verdict", verdict.word());
            type.put("statements", verdict.statements());
            type.put("broken", verdict.broken());
            type.put("without", verdict.without());
            if (verdict.obstacle() != null) {
                type.put("obstacle", verdict.obstacle());
            }
            types.add(type);
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("plugin", plugin.id());
        all.put("version", plugin.version());
        all.put("spi", plugin.spi().toString());
        all.put("types", types);
        out.println(JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(all));
    }
}
