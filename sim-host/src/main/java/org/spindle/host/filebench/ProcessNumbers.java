package org.spindle.host.filebench;

/** Unique numbers of processes, from 1. */
final class ProcessNumbers {

    private long last;

    long next() {
        return ++last;
    }
}
