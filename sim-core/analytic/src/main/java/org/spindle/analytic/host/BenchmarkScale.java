package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/** The scaling of benchmarks with the system under test (Hennessy and Patterson 1996, section 6.4). */
public final class BenchmarkScale {

    /** TPC-A and TPC-B: response time limit for 90 % of the transactions, in seconds. */
    public static final double TPC_RESPONSE_SECONDS = 2;

    /** SPEC SFS: greatest average response time, in milliseconds. */
    public static final double SFS_RESPONSE_MILLIS = 50;

    private BenchmarkScale() {}

    /** Returns the tellers of TPC-A: 100 per transaction per second. */
    public static double tpcTellers(double transactionsPerSecond) {
        return 100 * ValidRange.positive("transactions per second", transactionsPerSecond);
    }

    /** Returns the account file of TPC-A in gigabytes: 0.01 per transaction per second. */
    public static double tpcAccountGigabytes(double transactionsPerSecond) {
        return ValidRange.positive("transactions per second", transactionsPerSecond) / 100;
    }

    /** Returns the SPECnfs_A93 users: a tenth of the peak operations per second. */
    public static double sfsUsers(double peakOperationsPerSecond) {
        return ValidRange.positive("operations per second", peakOperationsPerSecond) / 10;
    }

    /** Returns the gigabytes of files of SFS for a load: 1 per 100 operations per second. */
    public static double sfsGigabytes(double operationsPerSecond) {
        return ValidRange.positive("operations per second", operationsPerSecond) / 100;
    }
}
