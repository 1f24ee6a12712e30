package org.spindle.workload.files;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Config of the workload {@code file-tasks}. */
@Doc("Tasks that read and write files on the first device through the file cache of the host: the four independent"
        + " tasks of Ganger (1995). Each task is a process; all start at once. After the last of them a"
        + " script pauses, writes back all dirty blocks (sync) and pauses again.")
public record FileTasks(
        @Doc("The tasks. A task that is listed twice has separate files each time.")
        List<FileTask> tasks,

        @Doc("Pause of the script before the sync and after it.") @Default("65 s") @Range(min = "0 ms", max = "1 d")
        Time pause)
        implements Validated {

    public FileTasks {
        tasks = List.copyOf(tasks);
    }

    @Override
    public void validate(Problems problems) {
        if (tasks.isEmpty()) {
            problems.report("tasks", "the list is empty", "at least one task, such as tasks: [compress]");
        }
    }
}
