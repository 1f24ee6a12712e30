/**
 * The trace file format of the Storage Performance Council (SPC Trace File Format Specification, revision 1.0.1), in which
 * the UMass Financial and WebSearch traces are published: application storage unit, block of 512 bytes, size in bytes,
 * opcode, seconds since the start. Fields after the fifth are optional and ignored.
 */
@NullMarked
package org.spindle.workload.trace.spc;

import org.jspecify.annotations.NullMarked;
