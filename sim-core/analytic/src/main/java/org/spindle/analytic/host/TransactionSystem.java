package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * Transactions per second at the limit of each part of a system (Hennessy and Patterson 1996, exercise 6.5).
 *
 * @param instructionsPerSecond of the processor, greater than 0
 * @param instructionsPerIo of the operating system, 0 or more
 * @param instructionsPerTransaction besides those for I/O, 0 or more
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
        ValidRange.positive("instructions per second", instructionsPerSecond);
        ValidRange.notNegative("instructions per I/O", instructionsPerIo);
        ValidRange.notNegative("instructions per transaction", instructionsPerTransaction);
        ValidRange.atLeast(1, "I/Os per transaction", iosPerTransaction);
        ValidRange.positive("bytes per I/O", ioBytes);
        ValidRange.positive("bus rate", busRate);
        ValidRange.atLeast(1, "number of disks", disks);
        ValidRange.positive("I/Os per second of a disk", diskRate);
    }

    /** Returns the number of disks that a file needs. */
    public static int disksFor(double fileBytes, double diskBytes) {
        ValidRange.positive("size of the file", fileBytes);
        ValidRange.positive("size of a disk", diskBytes);
        return (int) Math.ceil(fileBytes / diskBytes);
    }

    /** Returns the instructions of a transaction, including those for I/O. */
    public double instructions() {
        return instructionsPerTransaction + iosPerTransaction * instructionsPerIo;
    }

    public double processorLimit() {
        return instructionsPerSecond / ValidRange.positive("instructions of a transaction", instructions());
    }

    public double busLimit() {
        return busRate / (iosPerTransaction * ioBytes);
    }

    public double diskLimit() {
        return disks * diskRate / iosPerTransaction;
    }

    /** Returns the transactions per second of the system. */
    public double throughput() {
        return Math.min(processorLimit(), Math.min(busLimit(), diskLimit()));
    }
}
