package org.example.flash;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Config of the device {@code example.flash}. */
@Doc("Flash that serves one request at a time and stops for garbage collection now and then.")
public record FlashConfig(
        @Doc("Addressable bytes.") @Range(min = "512 B") Size capacity,

        @Doc("Access to flash pages.") @Default("100 us") Time access,

        @Doc("Decoding of a command.") @Default("10 us") Time command,

        @Doc("Garbage collection.") @Default("400 us") Time collection,

        @Doc("Requests per garbage collection.") @Default("4") @Range(min = "1")
        int collectionEvery) {}
