package org.spindle.host.emulator;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Distribution;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.TimeDistributionFactory;

/** Configuration of the layer {@code emulator}. */
@Doc(
        "A program that emulates each unit below, such as a virtual disk, a network block device or a file behind a loop device: it"
                + " executes one request after the other, in order of arrival, forwards it in pieces, one at a time, and adds a"
                + " delay to each.")
public record EmulatorConfig(
        @Doc("Largest piece; if absent, each request is one piece.") @Range(min = "512 B") @Nullable
        Size largestRequest,

        @Doc("Time to copy 512 bytes of a piece when the unit below has completed it.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time sectorTime,

        @Doc("Time from then until the program continues: it waits for a CPU, and its caller for the notification.")
        @OfKind(TimeDistributionFactory.class)
        @Default("{type: " + Distribution.CONSTANT + ", time: 0 ms}")
        Component lateness) {}
