package org.spindle.policies.scheduler.linux;

/** What {@link Anticipatory} expects of a process of which it knows nothing: the first think times and distances of others. */
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

    final Firsts thinkTime = new Firsts();
    final Firsts distance = new Firsts();
}
