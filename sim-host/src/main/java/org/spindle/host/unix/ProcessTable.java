package org.spindle.host.unix;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.SystemLoad;
import org.spindle.spi.timeline.Timeline;

/** All processes of a load by number, and the number of active ones, which have events left to perform. */
final class ProcessTable {

    private final List<UnixProcess> all = new ArrayList<>();
    private final Long2ObjectOpenHashMap<UnixProcess> byNumber = new Long2ObjectOpenHashMap<>();
    private int active;

    ProcessTable(SystemLoad load, Timeline timeline) {
        for (ProcessStart start : load.processes()) {
            UnixProcess process = new UnixProcess(start, load.first(start.process()));
            if (timeline.isShown()) {
                process.track = timeline.track(process.name);
            }
            all.add(process);
            byNumber.put(start.process(), process);
        }
        for (UnixProcess process : all) {
            process.parent = byNumber.get(process.start.parent());
        }
    }

    List<UnixProcess> all() {
        return all;
    }

    @Nullable
    UnixProcess get(long number) {
        return byNumber.get(number);
    }

    /**
     * Updates the number of active processes after a state change. A blocked process without a further event is not active, unless it is a
     * task, whose end is measured.
     */
    void count(UnixProcess process) {
        boolean counts =
                process.isPresent() && (!process.isBlocked() || process.next != SystemLoad.END || process.isTask());
        if (counts != process.counted) {
            process.counted = counts;
            active += counts ? 1 : -1;
        }
    }

    /** Returns the number of active processes. */
    int active() {
        return active;
    }
}
