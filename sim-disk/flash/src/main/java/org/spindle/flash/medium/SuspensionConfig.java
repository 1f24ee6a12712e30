package org.spindle.flash.medium;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** The suspension of programs and erases by reads. The defaults are MQSim's, which suspends erases only. */
@Doc("Suspension of programs and erases by reads.")
public record SuspensionConfig(
        @Doc("Whether a read suspends a program.") @Default("false")
        boolean program,

        @Doc("Whether a read suspends an erase.") @Default("true")
        boolean erase,

        @Doc("Time to suspend a program.") @Default("100 us") @Range(min = "0 us", max = "1 s")
        Time programTime,

        @Doc("Time to suspend an erase.") @Default("700 us") @Range(min = "0 us", max = "1 s")
        Time eraseTime,

        @Doc("Least remaining time of a program to be suspended.") @Default("100 us") @Range(min = "0 us", max = "1 s")
        Time programLeft,

        @Doc("Least remaining time of an erase to be suspended.") @Default("700 us") @Range(min = "0 us", max = "1 s")
        Time eraseLeft,

        @Doc("Most suspensions of one program or erase.") @Default("1") @Range(min = "1", max = "1000000")
        int times) {}
