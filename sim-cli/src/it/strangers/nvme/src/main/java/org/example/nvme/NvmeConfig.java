package org.example.nvme;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Config of the device {@code example.nvme}. */
@Doc("Flash channels behind queue pairs; each serves one command at a time.")
public record NvmeConfig(
        @Doc("Addressable bytes.") @Range(min = "512 B") Size capacity,

        @Doc("Flash channels; pages of 4 KiB go to them in turn.") @Default("2") @Range(min = "1", max = "1024")
        int channels,

        @Doc("Commands inside at once.") @Default("2") @Range(min = "1")
        int depth,

        @Doc("Service of a read.") @Default("80 us") Time read,

        @Doc("Service of any other command.") @Default("200 us")
        Time program) {}
