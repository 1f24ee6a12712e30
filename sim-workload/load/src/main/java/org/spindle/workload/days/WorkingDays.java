package org.spindle.workload.days;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;
import org.spindle.workload.replay.ReplayDiscipline;

/** Config of the workload {@code working-days}. */
@Doc("Generates the requests of several days in the form of a recorded trace and replays them: reads that recur in"
        + " sequences, on the same day and on later ones, writes in bursts, and a few sequences that are used"
        + " often. Its keys are figures of a recorded workload.")
public record WorkingDays(
        @Doc("Days, of 24 h each.") @Default("6") @Range(min = "1", max = "10000")
        int days,

        @Doc("The machines; their address spaces follow each other.") @Default("[{}]")
        List<RecordedMachine> machines,

        @Doc("When requests are sent. Each machine is a process, so that its requests depend only on each other.")
        @Default("{type: dependent, streams: process}")
        ReplayDiscipline replay)
        implements Validated {

    public WorkingDays {
        machines = List.copyOf(machines);
    }

    @Override
    public void validate(Problems problems) {
        if (machines.isEmpty()) {
            problems.report("machines", "the list is empty", "at least one machine");
        }
        if (replay instanceof ReplayDiscipline.RecordedThink) {
            problems.report("replay", "generated requests have no recorded think times", "dependent, open or closed");
        }
    }
}
