package org.spindle.reproduce;

/**
 * The verdict on one expectation of an experiment.
 *
 * @param id of the experiment
 * @param target id of the expectation, unique within the experiment
 * @param source paper and section that the claim is taken from
 * @param claim the source's statement, in one sentence
 * @param expected the expected result, in words and figures with their units
 * @param got the observed result; empty if nothing was run
 * @param reason why it failed, could not be run or is left to full mode; in quick mode also what was shortened
 * @param mode the extent of the runs
 * @param evidence the kind of evidence behind the expectation
 * @param tolerance reason for the width of the expectation; empty if the experiment states none
 * @param finding known cause of a failure; empty if it is expected to hold, or if the judged part holds and the rest is left to full mode
 */
public record Verdict(
        String id,
        String target,
        String source,
        String claim,
        Status status,
        String expected,
        String got,
        String reason,
        Mode mode,
        Evidence evidence,
        String tolerance,
        String finding) {

    /** Whether the claim holds. */
    public enum Status {
        PASS,
        FAIL,
        NOT_RUNNABLE,
        /** A quick run cannot judge it with significance, or no quick run was made. */
        LEFT_TO_FULL;

        /** Returns the form written in files and tables. */
        public String text() {
            return switch (this) {
                case PASS -> "pass";
                case FAIL -> "fail";
                case NOT_RUNNABLE -> "not-runnable";
                case LEFT_TO_FULL -> "left-to-full";
            };
        }
    }

    /** Whether the experiment was run as its source describes it or shortened. */
    public enum Mode {
        QUICK,
        FULL;

        /** Returns the form written in files and tables. */
        public String text() {
            return this == QUICK ? "quick" : "full";
        }
    }

    /** Returns whether it fails although it is expected to hold. */
    public boolean regressed() {
        return status == Status.FAIL && finding.isEmpty();
    }

    /** Returns whether it fails and the failure is known. */
    public boolean failsAsKnown() {
        return status == Status.FAIL && !finding.isEmpty();
    }

    /** Returns whether it holds although it is recorded as known to fail, so that the finding is out of date. */
    public boolean passesUnexpectedly() {
        return status == Status.PASS && !finding.isEmpty();
    }
}
