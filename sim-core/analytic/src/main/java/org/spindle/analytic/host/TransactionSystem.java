package org.spindle.analytic.host;

import org.spindle.analytic.Range;

/**
 * Transactions per second that each part of a system could bear alone (Hennessy and Patterson 1996, exercise 6.5).
 *
 * @param instructionsPerSecond of the processor, greater than 0
 * @param instructionsPerIo of the operating system, 0 or more
 * @param instructionsPerTransaction beside those for I/O, 0 or more
 * @param iosPerTransaction 1 or more
 * @param ioBytes of each, greater than 0
 * @param busRate bytes per second, greater than 0
 * @param disks 1 or more
 * @param diskRate I/Os per second of each, greater than 0
 */
public record TransactionSystem(
        double instructionsPerSecond,
        double instructionsPerIo,
        double instructionsPerTransaction,
        int iosPerTransaction,
        double ioBytes,
        double busRate,
        int disks,
        double diskRate) {

    public TransactionSystem {
        Range.positive("instructions per second", instructionsPerSecond);
        Range.notNegative("instructions per I/O", instructionsPerIo);
        Range.notNegative("instructions per transaction", instructionsPerTransaction);
        Range.atLeast(1, "I/Os per transaction", iosPerTransaction);
        Range.positive("bytes per I/O", ioBytes);
        Range.positive("bus rate", busRate);
        Range.atLeast(1, "number of disks", disks);
        Range.positive("I/Os per second of a disk", diskRate);
    }

    /** Disks of a size that a file needs. */
    public static int disksFor(double fileBytes, double diskBytes) {
        Range.positive("size of the file", fileBytes);
        Range.positive("size of a disk", diskBytes);
        return (int) Math.ceil(fileBytes / diskBytes);
    }

    /** Instructions of a transaction, I/O included. */
    public double instructions() {
        return instructionsPerTransaction + iosPerTransaction * instructionsPerIo;
    }

    public double processorLimit() {
        return instructionsPerSecond / Range.positive("instructions of a transaction", instructions());
    }

    public double busLimit() {
        return busRate / (iosPerTransaction * ioBytes);
    }

    public double diskLimit() {
        return disks * diskRate / iosPerTransaction;
    }

    /** Transactions per second of the whole. */
    public double throughput() {
        return Math.min(processorLimit(), Math.min(busLimit(), diskLimit()));
    }
}
