package org.spindle.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.spindle.cli.wiring.BuildNumber;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Writes a manual page for each command from its help; used when an installation is built. */
final class ManPages {

    private ManPages() {}

    /**
     * Writes {@code spindle.1}, {@code spindle-run.1} and so on.
     *
     * @param arguments the directory
     */
    public static void main(String[] arguments) throws IOException {
        Path directory = Files.createDirectories(Path.of(arguments[0]));
        write(LauncherHelp.addTo(Main.commandLine()), directory);
    }

    private static void write(CommandLine command, Path directory) throws IOException {
        String name = command.getCommandSpec().qualifiedName("-");
        Files.writeString(directory.resolve(name + ".1"), page(command, name), StandardCharsets.UTF_8);
        for (CommandLine below : command.getSubcommands().values()) {
            write(below, directory);
        }
    }

    /** Returns the page in the macros of man(7). */
    static String page(CommandLine command, String name) {
        CommandSpec spec = command.getCommandSpec();
        Help help = new Help(spec, Help.defaultColorScheme(Help.Ansi.OFF));
        String[] description = spec.usageMessage().description();
        StringBuilder page = new StringBuilder();
        page.append(".TH ").append(quoted(name.toUpperCase(Locale.ROOT))).append(" 1 \"\" ");
        page.append(quoted("spindle " + BuildNumber.get())).append('\n');
        page.append(".SH NAME\n").append(escaped(name)).append(" \\- ");
        page.append(description.length == 0 ? "" : escaped(plain(description[0])))
                .append('\n');
        page.append(".SH SYNOPSIS\n.nf\n").append(lines(help.synopsis(0))).append(".fi\n");
        if (description.length > 1) {
            page.append(".SH DESCRIPTION\n");
            Arrays.stream(description)
                    .forEach(line -> page.append(escaped(plain(line))).append('\n'));
        }
        options(spec, page);
        if (!command.getSubcommands().isEmpty()) {
            page.append(".SH COMMANDS\n");
            command.getSubcommands().forEach((word, below) -> {
                String[] what = below.getCommandSpec().usageMessage().description();
                item(word, what.length == 0 ? List.of() : List.of(what[0]), page);
            });
        }
        if (!spec.usageMessage().exitCodeList().isEmpty()) {
            page.append(".SH EXIT STATUS\n");
            spec.usageMessage().exitCodeList().forEach((code, meaning) -> item(code, List.of(meaning), page));
        }
        if (spec.usageMessage().footer().length > 0) {
            page.append(".SH NOTES\n");
            Arrays.stream(spec.usageMessage().footer())
                    .forEach(line -> page.append(escaped(plain(line))).append('\n'));
        }
        return page.toString();
    }

    private static void options(CommandSpec spec, StringBuilder page) {
        page.append(".SH OPTIONS\n");
        for (PositionalParamSpec parameter : spec.positionalParameters()) {
            item(parameter.paramLabel(), List.of(parameter.description()), page);
        }
        for (OptionSpec option : spec.options()) {
            if (!option.hidden()) {
                String value = option.arity().max() > 0 ? " " + option.paramLabel() : "";
                item(String.join(", ", option.names()) + value, List.of(option.description()), page);
            }
        }
    }

    private static void item(String title, List<String> text, StringBuilder page) {
        page.append(".TP\n.B ").append(escaped(title)).append('\n');
        text.forEach(line -> page.append(escaped(plain(line))).append('\n'));
    }

    private static String lines(String text) {
        StringBuilder lines = new StringBuilder();
        text.strip().lines().forEach(line -> lines.append(escaped(line)).append('\n'));
        return lines.toString();
    }

    /** Returns a help text without its doubled per cent signs. */
    private static String plain(String text) {
        return text.replace("%%", "%").replace("%n", " ");
    }

    private static String quoted(String text) {
        return '"' + text + '"';
    }

    private static String escaped(String text) {
        String escaped = text.replace("\\", "\\e").replace("-", "\\-");
        return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
    }
}
