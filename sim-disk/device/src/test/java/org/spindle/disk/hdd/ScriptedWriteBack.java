package org.spindle.disk.hdd;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.sim.EventHandler;

/** Writes each line out a time after it was written, or never, or whenever the drive is idle, and records what it is told. */
final class ScriptedWriteBack implements WriteBackPolicy, EventHandler {

    /** Its keys. */
    @Doc("When lines are written out.")
    record Config(
            @Doc("Milliseconds after each write; -1 for never.") @Default("-1")
            long after,

            @Doc("Whether the oldest line is written out when the drive becomes idle.") @Default("false")
            boolean whenIdle,

            @Doc("Whether it is urgent.") @Default("false") boolean urgent) {}

    /** What the policy was told: an abbreviation, the line if any, and the time in microseconds. */
    final List<String> told = new ArrayList<>();

    /** Lines that became clean without having been dirty. */
    final List<Integer> unexpected = new ArrayList<>();

    private final Set<Integer> dirty = new HashSet<>();
    final WriteBackContext buffer;
    private final Config config;

    ScriptedWriteBack(Config config, WriteBackContext buffer) {
        this.config = config;
        this.buffer = buffer;
    }

    private void tell(String what) {
        told.add(what + "@" + buffer.events().now() / 1000);
    }

    @Override
    public void dirtied(int unit, int line) {
        tell("dirtied " + line);
        dirty.add(line);
        if (config.after() >= 0) {
            buffer.events().schedule(buffer.events().now() + config.after() * DriveRig.MILLI, this, 0, line);
        }
    }

    @Override
    public void handle(int op, long line) {
        buffer.writeOutPiece((int) line, config.urgent());
    }

    @Override
    public void cleaned(int unit, int line) {
        tell("cleaned " + line);
        if (!dirty.remove(line)) {
            unexpected.add(line);
        }
    }

    @Override
    public void hostBegins(int unit) {
        tell("host");
    }

    @Override
    public void writeOutBegins(int unit) {
        tell("destage");
    }

    @Override
    public void writeOutEnded(int unit) {
        tell("destaged");
    }

    @Override
    public void idle(int unit) {
        tell("idle");
        if (config.whenIdle() && buffer.dirtyLines() > 0) {
            buffer.writeOut(buffer.oldest(0));
        }
    }
}
