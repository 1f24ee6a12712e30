package org.spindle.policies.scheduler.linux;

/**
 * Expectations of {@link Anticipatory} for a process without history: the first think times and distances of other
 * processes, and how often a process exited while it was waited for.
 */
final class NewReaders {

    /** A decaying mean of first samples, in integers. */
    static final class Firsts {
        private long total;

        void add(long value) {
            total = (7 * total + 256 * value) / 8;
        }

        long mean() {
            return total / 256;
        }
    }

    private static final long ONE = 256;

    final Firsts thinkTime = new Firsts();
    final Firsts distance = new Firsts();

    /** Share, in units of 1/256, of waits for a process without a think time in which no request arrived (exit_prob). */
    private long noReturn;

    /** Share, in units of 1/256, of processes that exited without another continuing near them (exit_no_coop). */
    private long noCooperation;

    /** Counts a process without a think time that issued its next request. */
    void countReturn() {
        noReturn = 7 * noReturn / 8;
    }

    /** Counts a wait in which the process did not issue a request. */
    void countNoReturn(ReaderHistory awaited) {
        if (awaited.thinkTime.samples() == 0) {
            noReturn = (7 * noReturn + ONE) / 8;
        }
    }

    /** Counts another process that continued near one that has exited. */
    void countCooperation() {
        noCooperation = 7 * noCooperation / 8;
    }

    /** Counts an exited process near which no other continued. */
    void countNoCooperation() {
        noCooperation = (7 * noCooperation + ONE) / 8;
    }

    /** Returns whether for most processes that exit no other continues near them. */
    boolean rarelyCooperate() {
        return noCooperation > ONE / 2;
    }

    /** Returns whether a process without a think time will probably exit without another continuing near it. */
    boolean probablyExit() {
        return noReturn * noCooperation > ONE / 2 * ONE;
    }
}
