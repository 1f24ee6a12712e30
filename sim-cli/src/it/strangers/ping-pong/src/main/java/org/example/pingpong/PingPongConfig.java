package org.example.pingpong;

import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.distribution.TimeDistributionFactory;

/** Config of the workload {@code example.ping-pong}. */
@Doc("One read at a time, of one device after the other, with a pause to think between them.")
public record PingPongConfig(
        @Doc("Reads in all.") @Range(min = "1") long requests,

        @Doc("Time from a completion to the next read.") @OfKind(TimeDistributionFactory.class)
        Component think,

        @Doc("Size of a read, in whole sectors.") @Default("4 KiB") @Range(min = "512 B")
        Size size) {}
