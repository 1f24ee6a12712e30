package org.spindle.disk.hdd.spec;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Uniform;

@Uniform
@Doc("An overhead by the kind of the request completed before; one value stands for both.")
public record After(
        @Doc("When the previous request was a read.") @Range(min = "0 ms")
        Time afterRead,

        @Doc("When the previous request was a write.") @Range(min = "0 ms")
        Time afterWrite) {}
