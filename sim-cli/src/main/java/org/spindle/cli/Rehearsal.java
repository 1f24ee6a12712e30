package org.spindle.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * Executes several commands in one process, as {@link Main} would each. The launcher archives the classes that they load, so that
 * later starts of all these commands are fast.
 */
final class Rehearsal {

    private static final String NEXT = "--";

    private Rehearsal() {}

    /**
     * @param args command lines, with {@code --} between them; what fails does not keep those after it from being executed
     */
    public static void main(String[] args) {
        StandardOutput.install();
        List<String> command = new ArrayList<>();
        for (String arg : args) {
            if (arg.equals(NEXT)) {
                execute(command.toArray(String[]::new));
                command.clear();
            } else {
                command.add(arg);
            }
        }
        execute(command.toArray(String[]::new));
        System.exit(0);
    }

    private static void execute(String... command) {
        Main.prepared(command).execute(command);
    }
}
