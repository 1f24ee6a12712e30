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
 * @param reason why it failed or could not be run; in quick mode also what was shortened
 * @param mode what was run for it
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
        Mode mode) {

    /** Whether the claim holds. */
    public enum Status {
        PASS,
        FAIL,
        NOT_RUNNABLE;

        /** As written in files and tables. */
        public String text() {
            return this == NOT_RUNNABLE ? "not-runnable" : this == PASS ? "pass" : "fail";
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
}
