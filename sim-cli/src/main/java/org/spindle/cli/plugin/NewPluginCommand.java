package org.spindle.cli.plugin;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.config.Suggestions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "new",
        description = "Creates a Maven project with a simple plugin: its type, its contract test, a scenario.",
        mixinStandardHelpOptions = true)
final class NewPluginCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--kind", required = true, paramLabel = "KIND", description = "Kind of the type: scheduler, ...")
    private String kind = "";

    @Option(
            names = "--name",
            required = true,
            paramLabel = "NAME",
            description = "Name of the type, with a prefix and a dot, such as acme.elevator.")
    private String name = "";

    @Parameters(paramLabel = "DIR", description = "Directory of the project: new, or empty.")
    private Path directory = Path.of("");

    @Override
    public Integer call() {
        List<String> kinds = ProjectTemplate.kinds();
        if (!kinds.contains(kind)) {
            List<String> meant = Suggestions.nearest(kind, kinds);
            throw new UsageException("unknown kind '" + kind + "'"
                    + (meant.isEmpty() ? "" : "\n  did you mean: " + String.join(", ", meant))
                    + "\n  known kinds: " + String.join(", ", kinds));
        }
        new ProjectTemplate(kind, TypeTitle.of(name)).writeTo(directory);
        PrintWriter out = spec.commandLine().getOut();
        String shown = Shell.quote(directory.toString());
        out.println(shown + " written; build it there: mvn package");
        out.println("  what to change, and how to check and run it: " + directory.resolve("README.md"));
        out.flush();
        return ExitCode.OK;
    }
}
