/**
 * Text of tools that watch block I/O through eBPF: biosnoop of bcc and of libbpf, the block table of cacheMon's io-tracer, and
 * the mobile traces of the Technion. The first two print completions: a request arrived its latency (and time in queue, if printed) before.
 */
@NullMarked
package org.spindle.workload.trace.ebpf;

import org.jspecify.annotations.NullMarked;
