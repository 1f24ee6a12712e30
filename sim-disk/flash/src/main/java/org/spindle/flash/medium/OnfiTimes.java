package org.spindle.flash.medium;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Time;

/**
 * The bus between controller and chips. The defaults are those of MQSim for NV-DDR2; the sums of cycles are the ones that
 * {@link OperationTimes} documents.
 */
@Doc("The bus of a channel, in the terms of ONFI. For a bus of one byte the rate in MB/s equals that in MT/s.")
public record OnfiTimes(
        @Doc("Data rate.") @Default("333 MB/s") @Range(min = "1 kB/s")
        Rate rate,

        @Doc("tCS, chip select setup.") @Default("20 ns") @Range(min = "0 ns", max = "1 ms")
        Time chipSelect,

        @Doc("tWC, one command or address cycle.") @Default("25 ns") @Range(min = "0 ns", max = "1 ms")
        Time cycle,

        @Doc("tWB, from the last cycle to busy.") @Default("100 ns") @Range(min = "0 ns", max = "1 ms")
        Time toBusy,

        @Doc("tRR, from ready to the first data.") @Default("20 ns") @Range(min = "0 ns", max = "1 ms")
        Time readyToData,

        @Doc("tADL, from the address to the data of a program.") @Default("70 ns") @Range(min = "0 ns", max = "1 ms")
        Time addressToData,

        @Doc("tDBSY, between the planes of a multi-plane command.")
        @Default("500 ns")
        @Range(min = "0 ns", max = "1 ms")
        Time planeBusy,

        @Doc("tWPST and tWPSTH, the end of a transfer to the chip.")
        @Default("21 ns")
        @Range(min = "0 ns", max = "1 ms")
        Time writePostamble,

        @Doc("tRPRE and tDQSRE, the beginning of a transfer from the chip.")
        @Default("30 ns")
        @Range(min = "0 ns", max = "1 ms")
        Time readPreamble) {}
