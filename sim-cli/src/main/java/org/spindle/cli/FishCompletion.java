package org.spindle.cli;

import java.util.ArrayList;
import java.util.List;

/** Generates a script for fish, which follows the words up to the cursor through the places and offers files where no words are known. */
final class FishCompletion {

    private static final String PLACE = """
            # Completes spindle in fish.
            function __spindle_place
                set -l place ''
                for word in (commandline -opc)
                    if contains -- $place/$word %s
                        set place $place/$word
                    end
                end
                echo $place/
            end
            complete -c spindle -e
            """;

    private final List<String> places = new ArrayList<>();
    private final StringBuilder lines = new StringBuilder();

    private FishCompletion() {}

    static String of(CompletionPlace top) {
        FishCompletion script = new FishCompletion();
        script.collect("", top);
        return String.format(PLACE, String.join(" ", script.places)) + script.lines;
    }

    private void collect(String path, CompletionPlace place) {
        // At the top the options end with the command, which has them itself; elsewhere arguments may precede them.
        String pattern = path.isEmpty() || hasCommands(place) ? path + "/" : path + "/*";
        place.options().forEach(option -> option("string match -q '" + pattern + "' (__spindle_place)", option));
        for (CompletionPlace below : place.below()) {
            lines.append("complete -c spindle -f -n ").append(quoted("test (__spindle_place) = " + path + "/"));
            lines.append(" -a ").append(quoted(below.word()));
            description(below.description());
            String further = path + "/" + below.word();
            places.add(further);
            collect(further, below);
        }
    }

    private static boolean hasCommands(CompletionPlace place) {
        return place.below().stream().anyMatch(below -> !below.options().isEmpty());
    }

    private void option(String condition, CompletionPlace.Flag option) {
        lines.append("complete -c spindle -n ").append(quoted(condition));
        for (String name : option.names()) {
            lines.append(name.startsWith("--") ? " -l " : " -s ").append(name.replaceFirst("^-+", ""));
        }
        if (option.value() == CompletionPlace.Value.REQUIRED) {
            lines.append(" -r");
        }
        if (!option.values().isEmpty()) {
            lines.append(" -f -a ").append(quoted(String.join(" ", option.values())));
        }
        description(option.description());
    }

    private void description(String text) {
        if (!text.isEmpty()) {
            lines.append(" -d ").append(quoted(text));
        }
        lines.append('\n');
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
