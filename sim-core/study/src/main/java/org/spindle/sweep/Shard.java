package org.spindle.sweep;

/**
 * One of several equal shares of a plan: every {@code of}-th run.
 *
 * @param number from 1 to {@code of}
 */
public record Shard(int number, int of) {

    /** All runs of the plan. */
    public static final Shard WHOLE = new Shard(1, 1);

    public Shard {
        if (of < 1 || number < 1 || number > of) {
            throw new IllegalArgumentException("there is no shard " + number + " of " + of);
        }
    }

    boolean has(int index) {
        return index % of == number - 1;
    }
}
