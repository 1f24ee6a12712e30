/**
 * Text of tools that trace block I/O by eBPF: biosnoop of bcc and of libbpf, the block table of cacheMon's io-tracer, and the mobile traces
 * of the Technion. The first two print completions: the arrival is the printed time minus the latency (and minus the time in queue, if
 * printed).
 */
@NullMarked
package org.spindle.workload.trace.ebpf;

import org.jspecify.annotations.NullMarked;
