package org.spindle.flash.profile;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.IntQueue;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/**
 * The write buffer: it takes the data of writes, fills pages and sends each full page to the next die, with the garbage
 * collection that is due. Space is free again when a page has been programmed.
 */
final class ProfileBuffer {

    /** Receives commands that no longer wait for the buffer. */
    interface Client {

        /** All data of the write are in the buffer. */
        void admitted(int slot);

        /** Everything that was in the buffer when the flush began has been programmed. */
        void flushed(int slot);
    }

    private final DieOperations ops;
    private final Dies dies;
    private final CopyDebt debt;
    private final long capacity;
    private final int pageBytes;
    private final long programNanos;
    private final long copyNanos;
    private final long eraseNanos;
    private final IntQueue waiting = new IntQueue();
    private final long[] missing;
    private final IntQueue flushes = new IntQueue();
    private final int[] unprogrammed;
    private final Level used;
    private final Counter programmed;
    private final Counter copied;
    private final Counter erased;
    private @Nullable Client client;
    private long usedBytes;
    private int fillingBytes;
    private int programsInside;
    private int flushesBegun;
    private int nextDie;

    ProfileBuffer(ProfileConfig config, Metrics metrics, DieOperations ops, Dies dies) {
        this.ops = ops;
        this.dies = dies;
        debt = new CopyDebt(
                config.garbageCollection(),
                config.page().bytes(),
                config.erase().nanos() > 0);
        capacity = config.bufferBytes();
        pageBytes = (int) config.page().bytes();
        programNanos = config.program().nanos();
        double read = 0;
        for (var time : config.read()) {
            read += time.inNanos() / config.read().size();
        }
        copyNanos = Math.round(read + config.program().inNanos());
        eraseNanos = config.erase().nanos();
        missing = new long[config.queueDepth()];
        unprogrammed = new int[config.queueDepth()];
        used = metrics.level("buffer-used", "", "Share of the write buffer that is in use");
        programmed = metrics.counter("pages-programmed", "pages", "Pages programmed with data of the host");
        copied = metrics.counter("pages-copied", "pages", "Pages copied by garbage collection");
        erased = metrics.counter("blocks-erased", "blocks", "Blocks erased");
    }

    /** Sets the receiver of commands that no longer wait; called once, before the first command. */
    void connect(Client receiver) {
        client = receiver;
    }

    private Client client() {
        return requireNonNull(client);
    }

    /** Accepts the data of a write, which have arrived, now or when space becomes free. */
    void admit(int slot, long sector, long sectors, long bytes) {
        debt.written(sector, sector + sectors, bytes);
        missing[slot] = bytes;
        waiting.add(slot);
        fill();
    }

    private void fill() {
        while (!waiting.isEmpty()) {
            int slot = waiting.first();
            long taken = Math.min(capacity - usedBytes, missing[slot]);
            missing[slot] -= taken;
            usedBytes += taken;
            programFull(taken);
            if (missing[slot] > 0) {
                break;
            }
            waiting.remove();
            client().admitted(slot);
        }
        used.set((double) usedBytes / capacity);
    }

    private void programFull(long taken) {
        long filled = fillingBytes + taken;
        while (filled >= pageBytes) {
            filled -= pageBytes;
            program(pageBytes);
        }
        fillingBytes = (int) filled;
    }

    private void program(int bytes) {
        int die = nextDie;
        nextDie = (nextDie + 1) % dies.count();
        programsInside++;
        programmed.add(1);
        dies.add(ops.take(DieOperations.PROGRAM, die, flushesBegun, bytes, programNanos));
        int copies = debt.takeCopies();
        if (copies > 0) {
            copied.add(copies);
            dies.add(ops.take(DieOperations.COLLECT, die, 0, 0, copies * copyNanos));
        }
        debt.programmed(1 + copies);
        int erases = debt.takeErases();
        if (erases > 0) {
            erased.add(erases);
            dies.add(ops.take(DieOperations.COLLECT, die, 0, 0, erases * eraseNanos));
        }
    }

    /** Writes out the content of the buffer; {@link Client#flushed} follows, at once if there is nothing. */
    void flush(int slot) {
        if (fillingBytes > 0) {
            int bytes = fillingBytes;
            fillingBytes = 0;
            program(bytes);
        }
        flushesBegun++;
        unprogrammed[slot] = programsInside;
        if (programsInside == 0) {
            client().flushed(slot);
        } else {
            flushes.add(slot);
        }
    }

    /** Notes the end of a program. */
    void programmed(int op) {
        usedBytes -= ops.bytes[op];
        programsInside--;
        int waitingFlushes = flushes.size();
        for (int i = Math.max(0, waitingFlushes - (flushesBegun - ops.owner[op])); i < waitingFlushes; i++) {
            unprogrammed[flushes.get(i)]--;
        }
        while (!flushes.isEmpty() && unprogrammed[flushes.first()] == 0) {
            client().flushed(flushes.remove());
        }
        fill();
    }
}
