package org.spindle.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Generates a script for bash, and for zsh by its support for bash completion. The script follows the words up to the
 * cursor through the places; where no words are known, it offers files.
 */
final class BashCompletion {

    private static final String PLACES = """
            # Completes spindle in bash and zsh.
            if [ -n "${ZSH_VERSION:-}" ]; then
                autoload -U +X compinit bashcompinit
                whence compdef >/dev/null || compinit
                bashcompinit
            fi
            _spindle() {
                local command= place= words= options= word i
                for ((i = 1; i < COMP_CWORD; i++)); do
                    word=$place/${COMP_WORDS[i]}
                    case $word in
                        %s) place=$word command=$word ;;
                        %s) place=$word ;;
                    esac
                done
                word=${COMP_WORDS[COMP_CWORD]}
                i=$((COMP_CWORD - 1))
                # In bash the equals sign of --option=value is a word of its own.
                [ "$word" != = ] || word=
                [ "${COMP_WORDS[i]}" != = ] || i=$((i - 1))
                case $place in
            """;

    private static final String OPTIONS = """
                esac
                case $command in
            """;

    private static final String VALUES = """
                esac
                case $command${COMP_WORDS[i]} in
            """;

    private static final String END = """
                esac
                [ "${word:0:1}" != - ] || words=$options
                COMPREPLY=($(compgen -W "$words" -- "$word"))
            }
            complete -o default -F _spindle spindle
            """;

    private final List<String> commands = new ArrayList<>();
    private final List<String> arguments = new ArrayList<>();
    private final Map<String, String> words = new LinkedHashMap<>();
    private final Map<String, String> options = new LinkedHashMap<>();

    /** The places with the option, by the values that may follow it. */
    private final Map<String, List<String>> values = new LinkedHashMap<>();

    private BashCompletion() {}

    static String of(CompletionPlace top) {
        BashCompletion script = new BashCompletion();
        script.collect("", top);
        StringBuilder text = new StringBuilder(
                String.format(PLACES, String.join(" | ", script.commands), String.join(" | ", script.arguments)));
        script.words.forEach((place, next) -> text.append(line(place, "words", next)));
        text.append(OPTIONS);
        script.options.forEach((command, names) -> text.append(line(command, "options", names)));
        text.append(VALUES);
        script.values.forEach((next, places) -> text.append(line(String.join(" | ", places), "words", next)));
        return text.append(END).toString();
    }

    private static String line(String pattern, String variable, String list) {
        return "        " + (pattern.isEmpty() ? "''" : pattern) + ") " + variable + "=\"" + list + "\" ;;\n";
    }

    private void collect(String path, CompletionPlace place) {
        if (!place.below().isEmpty()) {
            words.put(path, String.join(" ", place.words()));
        }
        List<String> names = new ArrayList<>();
        for (CompletionPlace.Flag option : place.options()) {
            names.addAll(option.names());
            String next = String.join(" ", option.values());
            switch (option.value()) {
                case NONE -> {}
                case OPTIONAL -> follow(path, option, "$words " + next);
                case REQUIRED -> follow(path, option, next);
            }
        }
        if (!names.isEmpty()) {
            options.put(path, String.join(" ", names));
        }
        for (CompletionPlace below : place.below()) {
            String further = path + "/" + below.word();
            (below.options().isEmpty() ? arguments : commands).add(further);
            collect(further, below);
        }
    }

    private void follow(String path, CompletionPlace.Flag option, String next) {
        List<String> places = values.computeIfAbsent(next, any -> new ArrayList<>());
        option.names().forEach(name -> places.add(path + name));
    }
}
