package org.spindle.workload.files;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** Config of the workload {@code file-users}. */
@Doc(
        "Users who edit and debug programs on the first device, through the file cache of the host, after SynRGen (Ganger 1995,"
                + " section 5.2): each does one task after the other, and thinks in between. A task is a process that reads files of the"
                + " user, works on them, which is a sleep, and writes some anew.")
public record FileUsers(
        @Doc("How many users.") @Default("1") @Range(min = "1", max = "1000")
        int users,

        @Doc("How many tasks each of them does.") @Default("50") @Range(min = "1", max = "100000")
        int tasks,

        @Doc("Files of each user.") @Default("60") @Range(min = "1", max = "2000")
        int files,

        @Doc("Mean size of a file, in bytes; sizes are exponentially distributed.")
        @Default("12000")
        @Range(min = "1", max = "1e9")
        double fileSize,

        @Doc("Mean number of files that a task reads; numbers are drawn from one to twice the mean less one.")
        @Default("4")
        @Range(min = "1", max = "1000")
        int reads,

        @Doc("Files that a task writes anew.") @Default("1") @Range(min = "0", max = "1000")
        int writes,

        @Doc("CPU time of a task for each block that it reads or writes.")
        @Default("2 ms")
        @Range(min = "0 ms", max = "1 h")
        Time compute,

        @Doc("Mean time that a task works on the files without the CPU; exponentially distributed.")
        @Default("2 s")
        @Range(min = "0 ms", max = "1 d")
        Time work,

        @Doc("Mean time that a user thinks between two tasks; exponentially distributed.")
        @Default("2 s")
        @Range(min = "0 ms", max = "1 d")
        Time think) {}
