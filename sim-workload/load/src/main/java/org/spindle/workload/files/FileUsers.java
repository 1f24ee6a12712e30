package org.spindle.workload.files;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** Config of the workload {@code file-users}. */
@Doc("Users who edit and debug programs on the first device through the file cache of the host, modelled on"
        + " SynRGen (Ganger 1995, section 5.2). Each user performs one task after another and thinks in"
        + " between. A task is a process that reads files of the user, works on them, which is modelled as a"
        + " sleep, and rewrites some of them.")
public record FileUsers(
        @Doc("Number of users.") @Default("1") @Range(min = "1", max = "1000")
        int users,

        @Doc("Number of tasks per user.") @Default("50") @Range(min = "1", max = "100000")
        int tasks,

        @Doc("Number of files per user.") @Default("60") @Range(min = "1", max = "2000")
        int files,

        @Doc("Mean size of a file in bytes; sizes are exponentially distributed.")
        @Default("12000")
        @Range(min = "1", max = "1e9")
        double fileSize,

        @Doc("Mean number of files that a task reads; uniformly distributed from 1 to twice the mean - 1.")
        @Default("4")
        @Range(min = "1", max = "1000")
        int reads,

        @Doc("Number of files that a task rewrites.") @Default("1") @Range(min = "0", max = "1000")
        int writes,

        @Doc("CPU time of a task per block read or written.") @Default("2 ms") @Range(min = "0 ms", max = "1 h")
        Time compute,

        @Doc("Mean time that a task works on the files without using the CPU; exponentially distributed.")
        @Default("2 s")
        @Range(min = "0 ms", max = "1 d")
        Time work,

        @Doc("Mean think time of a user between two tasks; exponentially distributed.")
        @Default("2 s")
        @Range(min = "0 ms", max = "1 d")
        Time think) {}
