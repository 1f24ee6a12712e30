package org.spindle.disk.hdd.spec;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("An overhead by the kind of the request completed before; one value stands for both.")
public record After(
        @Doc("When the previous request was a read.") @Range(min = "0 ms")
        Time afterRead,

        @Doc("When the previous request was a write.") @Range(min = "0 ms")
        Time afterWrite) {

    /** The same overhead after reads and writes, written as a bare time. */
    public static After parse(String text) {
        Time time = Time.parse(text);
        return new After(time, time);
    }
}
