package org.spindle.host.unix;

import org.spindle.spi.system.SystemLoad;

/** Composes the message that lists the waiting processes and their reasons when no remaining event can end a wait. */
final class Deadlock {

    private static final int SHOWN = 10;

    private final ProcessTable processes;
    private final SystemLoad load;
    private final Keys keys;

    Deadlock(ProcessTable processes, SystemLoad load, Keys keys) {
        this.processes = processes;
        this.load = load;
        this.keys = keys;
    }

    String message(long now) {
        StringBuilder text = new StringBuilder("deadlock at " + now + " ns: "
                + (processes.active() == 1 ? "1 process waits" : processes.active() + " processes wait")
                + ", and no remaining event can end a wait:");
        int shown = 0;
        for (UnixProcess process : processes.all()) {
            if (!process.counted) {
                continue;
            }
            if (shown++ == SHOWN) {
                return text.append("\n  and more").toString();
            }
            text.append("\n  process ").append(process.start.process());
            text.append(" waits since ").append(process.since).append(" ns ").append(reason(process));
            if (process.place != SystemLoad.END) {
                text.append(" (").append(load.describe(process.place)).append(')');
            }
            text.append(remedy(process));
        }
        return text.toString();
    }

    private String reason(UnixProcess process) {
        long subject = process.event.subject;
        return switch (process.event.action) {
            case SLEEP -> "for a wakeup of key " + subject;
            case PAUSE -> "for the end of a pause of " + subject + " ns, but no clock interrupt is left";
            case NEED -> "for request " + subject + ", which no process issues";
            case LOCK -> "for lock " + subject + owner(subject);
            case AWAIT -> "for a post to semaphore " + subject;
            case JOIN -> "for the end of process " + subject;
            case VFORK -> "for process " + subject + " to execute another program or to exit";
            default -> "in event " + process.event.action;
        };
    }

    /** Returns what ends such a wait, in the words of system traces. */
    private static String remedy(UnixProcess process) {
        long subject = process.event.subject;
        return switch (process.event.action) {
            case SLEEP ->
                "; a later 'wakeup " + subject + " one' or 'all' ends it; 'await' and 'post' may come in either order";
            case PAUSE -> "; a later 'interrupt NS clock' ends it, or clock: {source: generated} of the host";
            case NEED -> "; 'read', 'write', 'flush' or 'discard' with this number issues it";
            case LOCK -> "; its 'unlock " + subject + "' ends it";
            case AWAIT -> "; a 'post " + subject + "' for each 'await' ends it";
            case JOIN -> "; its 'exit' ends it";
            case VFORK -> "; its 'exec' or 'exit' ends it";
            default -> "";
        };
    }

    private String owner(long lock) {
        UnixProcess owner = keys.owner(lock);
        return owner == null ? "" : ", which process " + owner.start.process() + " holds";
    }
}
