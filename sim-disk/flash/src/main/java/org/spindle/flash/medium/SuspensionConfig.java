package org.spindle.flash.medium;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** When reads interrupt programs and erases. The defaults are MQSim's, which suspends erases only. */
@Doc("Programs and erases that reads interrupt.")
public record SuspensionConfig(
        @Doc("Whether a read interrupts a program.") @Default("false")
        boolean program,

        @Doc("Whether a read interrupts an erase.") @Default("true")
        boolean erase,

        @Doc("Time to suspend a program.") @Default("100 us") @Range(min = "0 us", max = "1 s")
        Time programTime,

        @Doc("Time to suspend an erase.") @Default("700 us") @Range(min = "0 us", max = "1 s")
        Time eraseTime,

        @Doc("Least time that a program must still take to be suspended.")
        @Default("100 us")
        @Range(min = "0 us", max = "1 s")
        Time programLeft,

        @Doc("Least time that an erase must still take to be suspended.")
        @Default("700 us")
        @Range(min = "0 us", max = "1 s")
        Time eraseLeft,

        @Doc("How often one program or erase may be suspended.") @Default("1") @Range(min = "1", max = "1000000")
        int times) {}
