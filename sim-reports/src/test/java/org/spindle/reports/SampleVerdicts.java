package org.spindle.reports;

import java.util.List;
import org.spindle.reproduce.Evidence;
import org.spindle.reproduce.Verdict;
import org.spindle.reproduce.Verdict.Mode;
import org.spindle.reproduce.Verdict.Status;

/** Invented verdicts of every kind, for tests of the page. */
public final class SampleVerdicts {
    private static final String THEORY = "Kleinrock 1975, Queueing Systems I, section 3.2";
    private static final String DRIVES = "Worthington, Ganger and Patt 1994, section 4";

    private SampleVerdicts() {}

    /** Five verdicts; {@code name} is reason, target and source of the failed one. */
    public static List<Verdict> of(String name) {
        return List.of(
                pass(
                        "mm1",
                        "mm1-rho-0.5",
                        THEORY,
                        "The mean response of M/M/1 is 1/(μ−λ).",
                        "20 ms within 2 %",
                        "20.06 ms ± 0.21 ms"),
                pass(
                        "mm1",
                        "mm1-rho-0.9",
                        THEORY,
                        "The mean response of M/M/1 is 1/(μ−λ).",
                        "100 ms within 5 %",
                        "98.7 ms ± 3.9 ms"),
                pass(
                        "c2247a",
                        "rotational-latency",
                        DRIVES,
                        "Random requests wait half a revolution on average.",
                        "5.57 ms within 1 %",
                        "5.56 ms ± 0.02 ms"),
                new Verdict(
                        "schedulers",
                        name,
                        name,
                        "SSTF beats C-LOOK at every load below saturation.",
                        Status.FAIL,
                        "sstf < clook at all of 6 loads",
                        "sstf > clook at 1 of 6 loads (120 requests/s: 14.1 ms ± 0.3 ms against 13.2 ms ± 0.3 ms)",
                        name,
                        Mode.QUICK,
                        Evidence.PUBLISHED,
                        "",
                        ""),
                new Verdict(
                        "c2247a",
                        "trace-error",
                        DRIVES,
                        "The model's demerit figure against the drive's own trace is below 5 % of the mean response.",
                        Status.NOT_RUNNABLE,
                        "demerit figure at most 5 %",
                        "",
                        "The trace is not at hand.",
                        Mode.FULL,
                        Evidence.MEASURED,
                        "",
                        ""));
    }

    private static Verdict pass(String id, String target, String source, String claim, String expected, String got) {
        return new Verdict(
                id,
                target,
                source,
                claim,
                Status.PASS,
                expected,
                got,
                "",
                Mode.QUICK,
                Evidence.EXACT,
                "two standard deviations of the mean",
                "");
    }
}
