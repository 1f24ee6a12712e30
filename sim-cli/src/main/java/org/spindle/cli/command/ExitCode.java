package org.spindle.cli.command;

/** The exit codes of the process; a documented contract. */
public final class ExitCode {

    public static final int OK = 0;

    /** The run could not be completed: a damaged trace, a full disk, requests that a component has lost. */
    public static final int RUN_FAILED = 1;

    /** The command line or the scenario is wrong; nothing was run. */
    public static final int USAGE = 2;

    /** A plugin cannot be loaded or has failed. */
    public static final int PLUGIN = 3;

    /** A threshold or expectation is not met. */
    public static final int NOT_MET = 4;

    /** The user has ended the run; its result up to then is written. */
    public static final int INTERRUPTED = 130;

    /** A defect in Spindle itself. */
    public static final int INTERNAL = 70;

    private ExitCode() {}
}
