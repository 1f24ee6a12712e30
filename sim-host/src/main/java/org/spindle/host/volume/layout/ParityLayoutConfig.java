package org.spindle.host.volume.layout;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

@Doc("A stripe in each row, over all members, with checks that move from row to row.")
public record ParityLayoutConfig(
        @Doc("Consecutive data on one member.") @Default("64 KiB") @Range(min = "512 B")
        Size unit,

        @Doc("Check units in each row.") @Default("1") @Range(min = "1", max = "2")
        int checks,

        @Doc("Where the checks move, and in which order data follow.") @Default("left-symmetric")
        CheckRotation rotation) {}
