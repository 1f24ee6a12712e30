package org.spindle.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.command.ExitCode;
import org.spindle.config.EffectiveConfig;
import org.spindle.config.EffectiveConfig.EffectiveKey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "config",
        description = "Shows the configuration of a scenario.",
        subcommands = ConfigCommand.Show.class,
        mixinStandardHelpOptions = true)
final class ConfigCommand implements Runnable {

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing subcommand: show");
    }

    @Command(
            name = "show",
            description = "Shows every key of a scenario with its value, its default and where the value comes from.",
            mixinStandardHelpOptions = true)
    static final class Show implements Callable<Integer> {

        private static final int WIDEST = 60;

        @ParentCommand
        private ConfigCommand parent;

        @Spec
        private CommandSpec spec;

        @Mixin
        private ScenarioFile scenarioFile = new ScenarioFile();

        @Option(names = "--yaml", description = "As a scenario with every default written out.")
        private boolean yaml;

        @Option(names = "--json", description = "Print JSON.")
        private boolean json;

        @Override
        public Integer call() {
            EffectiveConfig effective = scenarioFile.load(parent.main.start()).effective();
            PrintWriter out = spec.commandLine().getOut();
            if (json) {
                ListingJson.print(
                        effective.rows().stream()
                                .map(row -> ListingJson.of(
                                        "key",
                                        row.key().toString(),
                                        "value",
                                        row.value(),
                                        "default",
                                        row.defaultValue(),
                                        "origin",
                                        row.origin().toString()))
                                .toList(),
                        out);
            } else if (yaml) {
                out.print(effective.yaml(Path.of("").toAbsolutePath()));
            } else {
                table(effective.rows(), out);
            }
            out.flush();
            return ExitCode.OK;
        }

        private static void table(List<EffectiveKey> rows, PrintWriter out) {
            List<String[]> cells = new ArrayList<>();
            cells.add(new String[] {"key", "value", "default", "origin"});
            for (EffectiveKey row : rows) {
                String shownDefault = row.defaultValue() == null ? "-" : row.defaultValue();
                cells.add(new String[] {
                    row.key().toString(),
                    row.value(),
                    shownDefault,
                    row.origin().toString()
                });
            }
            int[] widths = new int[3];
            for (String[] row : cells) {
                for (int i = 0; i < widths.length; i++) {
                    widths[i] = Math.min(WIDEST, Math.max(widths[i], row[i].length()));
                }
            }
            String format = "%-" + widths[0] + "s  %-" + widths[1] + "s  %-" + widths[2] + "s  %s%n";
            cells.forEach(row -> out.printf(format, (Object[]) row));
        }
    }
}
