package org.spindle.cli;

import java.io.PrintWriter;
import org.spindle.cli.command.ExitCode;
import org.spindle.result.RunResult;

/** Tells by exit code how a run ended that has a result. */
final class RunEnd {

    private RunEnd() {}

    /**
     * The exit code of the run.
     *
     * @param err told of requests that were lost, by the note that names who has lost them
     */
    static int of(RunResult result, PrintWriter err) {
        if (result.run().isInterrupted()) {
            return ExitCode.INTERRUPTED;
        }
        if (result.run().requestsLost() == 0) {
            return ExitCode.OK;
        }
        result.losses().forEach(loss -> err.println("error: " + loss));
        err.flush();
        return ExitCode.RUN_FAILED;
    }
}
