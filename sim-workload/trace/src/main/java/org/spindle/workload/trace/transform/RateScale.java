package org.spindle.workload.trace.transform;

import org.spindle.spi.trace.TraceRecord;

/**
 * Divides the times between requests by a factor (Worthington, Ganger and Patt 1994, section 4.3; Ganger 1995, section 3.3.3). The first
 * arrival is unchanged. Think times are divided, too; service and response times are unchanged.
 */
public final class RateScale implements RecordStep {

    private final double rate;
    private long first = TraceRecord.NONE;
    private boolean started;

    /**
     * @param rate positive; 2 doubles the load
     */
    public RateScale(double rate) {
        if (!(rate > 0) || Double.isInfinite(rate)) {
            throw new IllegalArgumentException("rate " + rate + " is not a positive number");
        }
        this.rate = rate;
    }

    @Override
    public boolean apply(TraceRecord record) {
        if (record.arrival != TraceRecord.NONE) {
            if (!started) {
                first = record.arrival;
                started = true;
            }
            record.arrival = Math.addExact(first, scaled(Math.subtractExact(record.arrival, first)));
        }
        if (record.thinkAfter != TraceRecord.NONE) {
            record.thinkAfter = scaled(record.thinkAfter);
        }
        return true;
    }

    private long scaled(long nanos) {
        if (rate == 1) {
            return nanos;
        }
        double result = nanos / rate;
        if (Math.abs(result) >= Long.MAX_VALUE) {
            throw new ArithmeticException("the scaled time " + result + " ns is beyond 292 years");
        }
        return Math.round(result);
    }
}
