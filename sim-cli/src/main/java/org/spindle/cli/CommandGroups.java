package org.spindle.cli;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Lists the commands by purpose. A command of no group is listed under the last heading. */
final class CommandGroups implements IHelpSectionRenderer {

    private static final String OTHERS = "Further commands";
    private static final int COLUMNS = 80;

    private static final Map<String, List<String>> GROUPS = new LinkedHashMap<>();

    static {
        GROUPS.put("Begin", List.of("init", "run"));
        GROUPS.put("Vary and compare", List.of("sweep", "compare", "report", "query"));
        GROUPS.put("Estimate and design", List.of("model", "predict", "design", "calibrate", "extract"));
        GROUPS.put("Check claims and speed", List.of("reproduce", "bench"));
        GROUPS.put("Traces and other programs' files", List.of("trace", "cache", "disksim"));
        GROUPS.put("Look up", List.of("list", "describe", "plugin", "config", "help", "completion"));
    }

    private CommandGroups() {}

    /** Makes the help of a command list its subcommands by group. */
    static CommandLine applyTo(CommandLine command) {
        command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
        command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, new CommandGroups());
        return command;
    }

    @Override
    public String render(Help help) {
        Map<String, Help> commands = help.subcommands();
        int width = commands.keySet().stream().mapToInt(String::length).max().orElse(0);
        Set<String> left = new LinkedHashSet<>(commands.keySet());
        StringBuilder text = new StringBuilder();
        GROUPS.forEach((heading, names) -> {
            List<String> present = names.stream().filter(left::remove).toList();
            group(heading, present, commands, width, text);
        });
        group(OTHERS, List.copyOf(left), commands, width, text);
        return text.toString();
    }

    private static void group(
            String heading, List<String> names, Map<String, Help> commands, int width, StringBuilder text) {
        if (names.isEmpty()) {
            return;
        }
        text.append(String.format("%n%s:%n", heading));
        for (String name : names) {
            String label = "  %-" + width + "s  ";
            String line = String.format(label, name);
            for (String word : sentence(commands.get(name)).split(" ")) {
                if (line.length() + word.length() >= COLUMNS) {
                    text.append(line.stripTrailing()).append(System.lineSeparator());
                    line = String.format(label, "");
                }
                line += word + " ";
            }
            text.append(line.stripTrailing()).append(System.lineSeparator());
        }
    }

    /** Returns the first sentence of a command's description. */
    private static String sentence(@Nullable Help command) {
        if (command == null) {
            return "";
        }
        String whole = String.join(" ", command.commandSpec().usageMessage().description());
        int end = whole.indexOf(". ");
        return end < 0 ? whole : whole.substring(0, end + 1);
    }
}
