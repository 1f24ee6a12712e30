package org.spindle.cli;

import java.io.PrintWriter;
import org.spindle.cli.command.ExitCode;
import org.spindle.result.RunResult;

/** Maps the end of a run with a result to an exit code. */
final class RunEnd {

    private RunEnd() {}

    /**
     * Returns the exit code of the run.
     *
     * @param err receives the note that names the component that has lost requests
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
