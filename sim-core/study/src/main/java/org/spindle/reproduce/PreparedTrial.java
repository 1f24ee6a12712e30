package org.spindle.reproduce;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.reproduce.TrialFactory.Observed;
import org.spindle.reproduce.TrialFactory.PreparedFile;
import org.spindle.reproduce.TrialFactory.Trial;

/**
 * A trial that reads files made by preparations.
 *
 * @param trial refers to the files
 */
record PreparedTrial(List<PreparedFile> files, Trial trial) implements Trial {

    PreparedTrial {
        files = List.copyOf(files);
    }

    @Override
    public @Nullable String identity() {
        return trial.identity();
    }

    @Override
    public Observed run(int replication) {
        files.forEach(PreparedFile::make);
        return trial.run(replication);
    }
}
