package org.spindle.cli.plugin;

import org.spindle.cli.command.Startup;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.config.Time;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Helps the authors of plugins. */
@Command(
        name = "plugin",
        description = "Creates, checks and lists plugins.",
        subcommands = {NewPluginCommand.class, CheckPluginCommand.class, ListPluginsCommand.class},
        mixinStandardHelpOptions = true)
public final class PluginCommand implements Runnable {

    @ParentCommand
    private Startup startup;

    @Spec
    private CommandSpec spec;

    SpindleProcess start() {
        return startup.start();
    }

    Time pluginLimit() {
        return startup.pluginLimit();
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "Missing subcommand: " + String.join(", ", spec.subcommands().keySet()));
    }
}
