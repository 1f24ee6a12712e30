package org.spindle.host.filebench;

/** Numbers of processes, from 1, none of which is given twice. */
final class ProcessNumbers {

    private long last;

    long next() {
        return ++last;
    }
}
