package org.spindle.study;

import org.spindle.analytic.host.Amdahl;
import org.spindle.analytic.host.BenchmarkScale;
import org.spindle.analytic.host.CacheInterference;
import org.spindle.analytic.host.FileCacheSize;
import org.spindle.analytic.host.InteractiveTransaction;
import org.spindle.analytic.host.InterruptCount;
import org.spindle.analytic.host.TransactionSystem;
import org.spindle.analytic.tape.TapeLibrary;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;

/** Processor, user, transactions and tape. */
public sealed interface HostModel extends AnalyticModel {

    @TypeName("amdahl")
    @Doc("Speed-up of a task if a part of it becomes faster.")
    record SpeedUp(
            @Doc("Fraction of the time that is sped up.") double fraction,

            @Doc("Speed-up of that part.") double factor) implements HostModel {
        @Override
        public ModelFigures figures() {
            return new ModelFigures().add("speed-up", "", Amdahl.speedUp(fraction, factor));
        }
    }

    @TypeName("interrupts")
    @Doc("Interrupts of a transfer with programmed I/O and with an I/O processor.")
    record Interrupts(
            @Doc("Items of the transfer: characters or words.")
            long items) implements HostModel {
        @Override
        public ModelFigures figures() {
            return new ModelFigures()
                    .add("programmed", "", InterruptCount.programmed(items))
                    .add("saved-by-processor", "", InterruptCount.programmed(items) - InterruptCount.processor(1))
                    .add("programmed-instructions", "", InterruptCount.programmedInstructions(items));
        }
    }

    @TypeName("file-cache-size")
    @Doc("Largest size of a file cache.")
    record FileCache(
            @Doc("Size of the memory.") Size memory,
            @Doc("Share of the memory that may hold files.") double share) implements HostModel {
        @Override
        public ModelFigures figures() {
            return new ModelFigures().add("size", "MiB", new FileCacheSize(memory.bytes(), share).bytes() / (1 << 20));
        }
    }

    @TypeName("cache-interference")
    @Doc("Slowdown of a processor whose cache also holds pages of I/O.")
    record Interference(
            @Doc("Size of a page.") Size page,
            @Doc("Size of a cache block.") Size block,
            @Doc("Fraction of dirty blocks.") double dirty,

            @Doc("Fraction of displaced blocks that are used again.")
            double reread,

            @Doc("Cycles between two pages.") double cycles,
            @Doc("Misses in these cycles.") double misses,
            @Doc("Cycles of a miss.") double missPenalty,

            @Doc("Additional cycles if the displaced block is dirty.")
            double writePenalty)
            implements HostModel {
        @Override
        public ModelFigures figures() {
            CacheInterference io = new CacheInterference(
                    page.bytes(), block.bytes(), dirty, reread, cycles, misses, missPenalty, writePenalty);
            return new ModelFigures()
                    .add("blocks", "", io.blocks())
                    .add("write-back-cycles", "", io.writeBackCycles())
                    .add("extra-cycles", "", io.extraCycles())
                    .add("extra-cycles-in-book", "", io.extraCycles(Math.ceil(io.laterMisses())))
                    .add("base-cycles", "", io.baseCycles())
                    .add("slowdown", "", io.slowdown());
        }
    }

    @TypeName("benchmark-scale")
    @Doc("Scaling of TPC-A and SFS with the system's throughput.")
    record Scale(
            @Doc("Transactions or operations per second.") double rate) implements HostModel {
        @Override
        public ModelFigures figures() {
            return new ModelFigures()
                    .add("tpc-tellers", "", BenchmarkScale.tpcTellers(rate))
                    .add("tpc-account-file", "GB", BenchmarkScale.tpcAccountGigabytes(rate))
                    .add("sfs-users", "", BenchmarkScale.sfsUsers(rate));
        }
    }

    @TypeName("interactive")
    @Doc(
            "A user's transaction before and after a change of the system's response time, where the think time changes by the same"
                    + " amount.")
    record Interactive(
            @Doc("Time to enter the transaction.") Time entry,
            @Doc("Response time of the system.") Time response,
            @Doc("Time to think.") Time think,
            @Doc("Response time after the change.") Time newResponse)
            implements HostModel {
        @Override
        public ModelFigures figures() {
            InteractiveTransaction before =
                    new InteractiveTransaction(entry.millis() / 1e3, response.millis() / 1e3, think.millis() / 1e3);
            InteractiveTransaction after = before.withResponse(newResponse.millis() / 1e3);
            return new ModelFigures()
                    .add("time", "s", before.time())
                    .add("time-after", "s", after.time())
                    .add("saved", "s", before.time() - after.time())
                    .add("productivity", "1/h", before.productivity());
        }
    }

    @TypeName("saving")
    @Doc("The transaction time, from a saving and its fraction of that time.")
    record Saving(
            @Doc("Time saved.") Time saved,

            @Doc("The saving as a fraction of the time before.")
            double fraction) implements HostModel {
        @Override
        public ModelFigures figures() {
            double seconds = saved.millis() / 1e3;
            double before = InteractiveTransaction.timeFromSaving(seconds, fraction);
            return new ModelFigures().add("before", "s", before).add("after", "s", before - seconds);
        }
    }

    @TypeName("transactions")
    @Doc("Transactions per second at the limit of processor, bus and disks.")
    record Transactions(
            @Doc("Instructions per second, in millions.") double mips,
            @Doc("Instructions per I/O.") double instructionsPerIo,

            @Doc("Instructions per transaction besides I/O.")
            double instructions,

            @Doc("I/Os per transaction.") int ios,
            @Doc("Data of an I/O.") Size ioSize,
            @Doc("Rate of the bus.") Rate bus,
            @Doc("Size of the stored data.") Size file,
            @Doc("Capacity of a disk.") Size disk,
            @Doc("I/Os per second of a disk.") double diskRate,
            @Doc("Price of a disk.") double diskPrice,
            @Doc("Price of all other parts.") double price)
            implements HostModel {
        @Override
        public ModelFigures figures() {
            int disks = TransactionSystem.disksFor(file.bytes(), disk.bytes());
            TransactionSystem system = new TransactionSystem(
                    mips * 1e6,
                    instructionsPerIo,
                    instructions,
                    ios,
                    ioSize.bytes(),
                    bus.bytesPerSecond(),
                    disks,
                    diskRate);
            double cost = price + disks * diskPrice;
            double balanced = Math.ceil(system.processorLimit() * ios / diskRate);
            return new ModelFigures()
                    .add("disks", "", disks)
                    .add("throughput", "1/s", system.throughput())
                    .add("processor-limit", "1/s", system.processorLimit())
                    .add("bus-limit", "1/s", system.busLimit())
                    .add("disk-limit", "1/s", system.diskLimit())
                    .add("cost", "", cost)
                    .add("cost-per-throughput", "", cost / system.throughput())
                    .add("mips-for-bus", "", system.busLimit() * system.instructions() / 1e6)
                    .add("disks-for-processor", "", balanced)
                    .add("cost-with-these", "", price + balanced * diskPrice);
        }
    }

    @TypeName("tape-library")
    @Doc("A tape library.")
    record Library(
            @Doc("Cartridges.") int cartridges,
            @Doc("Data on a cartridge.") Size capacity,
            @Doc("Readers.") int readers,
            @Doc("Rate of a reader.") Rate rate,

            @Doc("Time to change the cartridge of a reader.")
            Time exchange,

            @Doc("Exchanges per hour of the robot.") double exchangesPerHour)
            implements HostModel {
        @Override
        public ModelFigures figures() {
            TapeLibrary library = new TapeLibrary(
                    cartridges,
                    capacity.bytes(),
                    readers,
                    rate.bytesPerSecond(),
                    exchange.millis() / 1e3,
                    exchangesPerHour);
            return new ModelFigures()
                    .add("capacity", "TB", library.capacity() / 1e12)
                    .add("seconds-per-exchange", "s", library.secondsPerExchange())
                    .add("seconds-per-cartridge", "s", library.secondsPerCartridge())
                    .add("seconds-to-read-all", "s", library.secondsToReadAll())
                    .add("days-to-read-all", "d", library.secondsToReadAll() / 86_400);
        }
    }
}
