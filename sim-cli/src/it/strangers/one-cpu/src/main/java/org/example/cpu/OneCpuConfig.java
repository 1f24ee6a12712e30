package org.example.cpu;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;

/** Config of the host {@code example.one-cpu}. */
@Doc("A host with one CPU.")
public record OneCpuConfig(
        @Doc("CPU time before a request is sent.") @Default("0.1 ms")
        Time call,

        @Doc("CPU time of the interrupt handler.") @Default("0.05 ms")
        Time interrupt) {}
