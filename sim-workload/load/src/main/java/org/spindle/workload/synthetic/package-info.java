/**
 * Generated requests: distributions of times, sizes and addresses, similar to DiskSim's synthetic generator (Ganger
 * 1995, section 5.1.2 and DiskSim 4.0 manual), but with a separate random stream for each quantity; and models of
 * bursty arrivals, of popularity and of reuse.
 *
 * <p>Arrival patterns are a kind of plugin: {@link org.spindle.workload.synthetic.OpenPattern} holds the records of
 * the built-in ones that do not depend on completions, {@link org.spindle.workload.synthetic.ClosedPattern} is the
 * other.
 *
 * <p>Address patterns are a closed set. The mix of kinds, sequential runs and addresses are decided together, request
 * by request: a pattern that reuses data accessed before has to report whether it can meet a demand for a kind and a
 * direction now or must defer it to a later request, so that the mix stays exact ({@code AccessGenerator}), and the key
 * {@code reuse} of a kind is refused unless the pattern records accesses. An interface without that would exclude
 * {@code stack-distance}; with it, it would fix the algorithm of the generator. The sizes of {@code random} and the
 * numbers of requests in runs and batches are closed too: they are whole blocks or counts, whose bounds are checked
 * against the devices before the run. For other addresses or sizes, a plugin can offer a workload.
 */
@NullMarked
package org.spindle.workload.synthetic;

import org.jspecify.annotations.NullMarked;
