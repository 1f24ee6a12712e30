package org.spindle.cli;

import java.util.Map;
import java.util.Stack;
import java.util.stream.Stream;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Consumes the argument after {@code --log} only if it is a level: it may also be a file or a command. */
final class LogLevelAfterOption implements IParameterPreprocessor {

    /**
     * @param info whose {@code separator} is that of the option if a value is attached, as in {@code --log=debug}
     */
    @Override
    public boolean preprocess(Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
        if (command.parser().separator().equals(info.get("separator")) || (!args.isEmpty() && isLevel(args.peek()))) {
            return false;
        }
        option.setValue(LogLevel.INFO);
        return true;
    }

    private static boolean isLevel(String text) {
        return Stream.of(LogLevel.values()).anyMatch(level -> level.name().equalsIgnoreCase(text));
    }
}
