package org.spindle.policies.scheduler.linux;

/**
 * What {@link Anticipatory} expects of a process of which it knows nothing: the first think times and distances of others, and
 * whether they ended while they were waited for.
 */
final class NewReaders {

    /** A mean over first samples, in whole numbers. */
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

    /** Share, in units of 1/256, of processes without a think time that were waited for in vain (exit_prob). */
    private long inVain;

    /** Share, in units of 1/256, of processes that ended and had no other go on near to them (exit_no_coop). */
    private long alone;

    /** A process without a think time has come back. */
    void cameBack() {
        inVain = 7 * inVain / 8;
    }

    /** A process has not come back. */
    void didNotComeBack(ReaderHistory awaited) {
        if (awaited.thinkTime.samples() == 0) {
            inVain = (7 * inVain + ONE) / 8;
        }
    }

    /** Another has gone on near to a process that has ended. */
    void wentOn() {
        alone = 7 * alone / 8;
    }

    /** Nobody has gone on near to a process that has ended. */
    void endedAlone() {
        alone = (7 * alone + ONE) / 8;
    }

    /** Whether most processes that end have nobody go on near to them. */
    boolean endAlone() {
        return alone > ONE / 2;
    }

    /** Whether a process without a think time is probably one that ends and has nobody go on near to it. */
    boolean probablyEnd() {
        return inVain * alone > ONE / 2 * ONE;
    }
}
