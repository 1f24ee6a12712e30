package org.spindle.cli;

import picocli.CommandLine;

/** The help on what the launcher of an installation does itself, without this program. */
final class LauncherHelp {

    /** System property that is {@code true} if the launcher can archive classes; that of an installation sets it. */
    static final String ARCHIVES = "spindle.archives";

    private LauncherHelp() {}

    /** Adds it if such a launcher has started this process. */
    static CommandLine addIfLaunched(CommandLine line) {
        return Boolean.getBoolean(ARCHIVES) ? addTo(line) : line;
    }

    static CommandLine addTo(CommandLine line) {
        line.getCommandSpec()
                .usageMessage()
                .footerHeading("%n")
                .footer(
                        "'spindle --archive-classes' keeps classes in the JVM's own format, which makes later starts faster;"
                                + " once for each JVM.");
        return line;
    }
}
