package org.spindle.host.filebench;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.spindle.host.filesystem.TreeUse;
import org.spindle.spi.config.Doc;

/** The benchmarks of González-Férez (2012), sections 2.4.3, 3.4.2 and 3.6.4. */
public enum Benchmark {
    @Doc("find, which lists a tree of sources, and a process cat for each file.")
    LKR(Files.TREE, TreeUse.SOURCES),
    @Doc("The same in one process.")
    LKR_ONE(Files.TREE, TreeUse.SOURCES),
    @Doc("As lkr, over a home directory.")
    DR(Files.TREE, TreeUse.HOMES),
    @Doc("A data file in calls of 64 KiB.")
    IOR(Files.DATA, null),
    @Doc("A data file backwards, in calls of tacRequest.")
    TAC(Files.DATA, null),
    @Doc("4 KiB of every 8 KiB of a data file.")
    SR_4K(Files.DATA, null),
    @Doc("4 KiB of every 12 KiB of a data file.")
    SR_8K(Files.DATA, null),
    @Doc("4 KiB of every 516 KiB of a data file, four times, from 0, 4, 8 and 12 KiB on.")
    SR_512K(Files.DATA, null),
    @Doc(
            "make -j 4 in a tree of sources: four compilers, each of which reads a file, computes and writes a quarter of it to data file 0.")
    COMPILE(Files.TREE, TreeUse.SOURCES),
    @Doc("Ten terminals, each of which computes and reads 8 KiB anywhere in the data files; one write for two reads.")
    TPCC(Files.DATA, null);

    /** The private files of a process of the benchmark. */
    enum Files {
        TREE,
        DATA
    }

    private final Files files;
    private final @Nullable TreeUse use;

    Benchmark(Files files, @Nullable TreeUse use) {
        this.files = files;
        this.use = use;
    }

    /** Returns the use of the private tree of a process; null if it needs a data file. */
    @Nullable
    TreeUse use() {
        return use;
    }

    boolean needsData() {
        return files == Files.DATA || this == COMPILE;
    }

    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
