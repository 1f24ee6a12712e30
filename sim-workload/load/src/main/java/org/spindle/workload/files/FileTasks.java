package org.spindle.workload.files;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Config of the workload {@code file-tasks}. */
@Doc(
        "Tasks that read and write files on the first device, through the file cache of the host: the four independent tasks of"
                + " Ganger (1995). Each is a process of its own; all begin at once. Behind the last of them a script pauses, writes all"
                + " dirty blocks out (sync) and pauses again.")
public record FileTasks(
        @Doc("The tasks. A task that stands here twice has files of its own each time.")
        List<FileTask> tasks,

        @Doc("How long the script pauses before and after the sync.") @Default("65 s") @Range(min = "0 ms", max = "1 d")
        Time pause)
        implements Validated {

    public FileTasks {
        tasks = List.copyOf(tasks);
    }

    @Override
    public void validate(Problems problems) {
        if (tasks.isEmpty()) {
            problems.report("tasks", "there is none", "at least one, such as tasks: [compress]");
        }
    }
}
