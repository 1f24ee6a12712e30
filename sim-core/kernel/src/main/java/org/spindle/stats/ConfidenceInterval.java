package org.spindle.stats;

/**
 * A 95 % confidence interval of a mean, from one run.
 *
 * @param halfWidth in the unit of the values
 * @param batches number of batches it rests on
 * @param lag1 autocorrelation of successive batch means; the interval is trustworthy only if this is near 0 (for
 *     independent batches it lies within 2 / sqrt(batches) of 0 nineteen times out of twenty)
 */
public record ConfidenceInterval(double halfWidth, int batches, double lag1) {}
