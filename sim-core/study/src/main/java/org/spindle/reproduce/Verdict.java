package org.spindle.reproduce;

/**
 * What came of one expectation of an experiment.
 *
 * @param id of the experiment
 * @param target id of the expectation, unique within the experiment
 * @param source paper and section that the claim is taken from
 * @param claim what the source says, in one sentence
 * @param expected what must come out, in words and figures with their units
 * @param got what came out; empty if nothing was run
 * @param reason why it failed, could not be run or is left to full mode; in quick mode also what was shortened
 * @param mode what was run for it
 * @param evidence what it rests on
 * @param tolerance why the expectation is as wide as it is; empty if the experiment does not say
 * @param finding why it is known to fail; empty if it is expected to hold, or if it holds as far as it is judged and the rest
 *     is left to full mode
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
        /** A quick run has no power to judge it, or none was made. */
        LEFT_TO_FULL;

        /** As written in files and tables. */
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

        /** As written in files and tables. */
        public String text() {
            return this == QUICK ? "quick" : "full";
        }
    }

    /** Whether it fails though it is expected to hold. */
    public boolean regressed() {
        return status == Status.FAIL && finding.isEmpty();
    }

    /** Whether it fails, as is known. */
    public boolean failsAsKnown() {
        return status == Status.FAIL && !finding.isEmpty();
    }

    /** Whether it holds though it is known to fail, so that the finding is out of date. */
    public boolean failsNoMore() {
        return status == Status.PASS && !finding.isEmpty();
    }
}
