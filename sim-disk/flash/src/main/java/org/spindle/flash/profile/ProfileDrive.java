package org.spindle.flash.profile;

import org.spindle.flash.front.CommandServer;
import org.spindle.flash.front.CommandSlots;
import org.spindle.flash.front.FinishedCommands;
import org.spindle.flash.front.SerialServer;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The course of commands. A read goes to the dies of its pages, and each page over channel and link. The data of a
 * write come over the link into the buffer. A discard takes only the controller's time.
 */
final class ProfileDrive implements CommandServer, EventHandler, Dies.Client, ProfileBuffer.Client {

    private static final int BEGUN = 0;
    private static final int DATA_ARRIVED = 1;
    private static final int BUFFERED = 2;
    private static final int PAGE_DELIVERED = 3;
    private static final int WRITE_UNIT = 4096;

    private final ProfileConfig config;
    private final EventLoop events;
    private final FinishedCommands completions;
    private final CommandSlots slots;
    /** Start of the command's present wait. */
    private final long[] since;

    private final DieOperations ops = new DieOperations();
    private final Dies dies;
    private final ProfileBuffer buffer;
    private final ProfileMeasures measures;
    private final SerialServer controller = new SerialServer();
    private final SerialServer toHost = new SerialServer();
    private final SerialServer fromHost;
    private final double linkNanosPerByte;
    private final long pageSectors;
    private final long[] readNanos;
    private final long commandNanos;
    private final long readOverhead;
    private final long writeOverhead;
    private final long writeNanos;

    private ProfileDrive(ProfileConfig config, DeviceContext context, FinishedCommands completions) {
        this.config = config;
        this.completions = completions;
        events = context.events();
        slots = new CommandSlots(config.queueDepth());
        since = new long[config.queueDepth()];
        dies = new Dies(config, events, context.metrics(), ops);
        buffer = new ProfileBuffer(config, context.metrics(), ops, dies);
        measures = new ProfileMeasures(context.requestSchema());
        fromHost = config.duplex() ? new SerialServer() : toHost;
        linkNanosPerByte = 1e9 / config.linkRate().bytesPerSecond();
        pageSectors = config.page().sectors();
        readNanos = config.read().stream().mapToLong(Time::nanos).toArray();
        commandNanos = config.commandTime().nanos();
        readOverhead = config.readOverhead().nanos();
        writeOverhead = config.writeOverhead().nanos();
        writeNanos = config.writeTime().nanos();
    }

    static ProfileDrive of(ProfileConfig config, DeviceContext context, FinishedCommands completions) {
        ProfileDrive drive = new ProfileDrive(config, context, completions);
        drive.dies.connect(drive);
        drive.buffer.connect(drive);
        return drive;
    }

    @Override
    public void serve(Request request) {
        long now = events.now();
        int slot = slots.take(request, now);
        long at = controller.serve(now, commandNanos) + (request.isRead() ? readOverhead : 0);
        if (at == now) {
            begin(slot);
        } else {
            events.schedule(at, this, BEGUN, slot);
        }
    }

    @Override
    public void handle(int event, long arg) {
        int index = (int) arg;
        switch (event) {
            case BEGUN -> begin(index);
            case DATA_ARRIVED -> dataArrived(index);
            case BUFFERED -> buffered(index);
            default -> pageDelivered(index);
        }
    }

    private void begin(int slot) {
        Request command = slots.command(slot);
        long now = events.now();
        since[slot] = now;
        measures.begun(command, slots.arrived(slot), now);
        switch (command.operation()) {
            case READ -> read(slot, command);
            case WRITE -> events.schedule(fromHost.serve(now, linkNanos(bytes(command))), this, DATA_ARRIVED, slot);
            case FLUSH -> flush(slot);
            case DISCARD -> complete(slot);
        }
    }

    private void read(int slot, Request command) {
        if (command.sectors() == 0) {
            complete(slot);
            return;
        }
        long firstPage = command.sector() / pageSectors;
        long lastPage = (command.end() - 1) / pageSectors;
        slots.open(slot, (int) (lastPage - firstPage + 1));
        for (long page = firstPage; page <= lastPage; page++) {
            long from = Math.max(command.sector(), page * pageSectors);
            long to = Math.min(command.end(), (page + 1) * pageSectors);
            int die = (int) (page % dies.count());
            long nanos = readNanos[(int) (page / dies.count() % readNanos.length)];
            dies.add(ops.take(DieOperations.READ, die, slot, (int) ((to - from) * Size.SECTOR), nanos));
        }
    }

    @Override
    public void done(int op) {
        switch (ops.kind[op]) {
            case DieOperations.READ ->
                events.schedule(toHost.serve(events.now(), linkNanos(ops.bytes[op])), this, PAGE_DELIVERED, op);
            case DieOperations.PROGRAM -> {
                buffer.programmed(op);
                ops.release(op);
            }
            default -> ops.release(op);
        }
    }

    private void pageDelivered(int op) {
        int slot = ops.owner[op];
        if (slots.close(slot) == 0) {
            measures.read(slots.command(slot), ops, op, events.now());
            complete(slot);
        }
        ops.release(op);
    }

    private void dataArrived(int slot) {
        Request command = slots.command(slot);
        measures.arrivedData(command, events.now() - since[slot]);
        since[slot] = events.now();
        buffer.admit(slot, command.sector(), command.sectors(), bytes(command));
    }

    @Override
    public void admitted(int slot) {
        Request command = slots.command(slot);
        long now = events.now();
        measures.waitedForBuffer(command, now - since[slot]);
        since[slot] = now;
        long units = (bytes(command) + WRITE_UNIT - 1) / WRITE_UNIT;
        events.schedule(now + writeOverhead + units * writeNanos, this, BUFFERED, slot);
    }

    private void buffered(int slot) {
        Request command = slots.command(slot);
        measures.buffered(command, events.now() - since[slot]);
        since[slot] = events.now();
        if (command.has(RequestFlag.FORCE_UNIT_ACCESS)) {
            flush(slot);
        } else {
            complete(slot);
        }
    }

    private void flush(int slot) {
        if (config.powerLossProtection()) {
            complete(slot);
        } else {
            buffer.flush(slot);
        }
    }

    @Override
    public void flushed(int slot) {
        measures.waitedForBuffer(slots.command(slot), events.now() - since[slot]);
        complete(slot);
    }

    private void complete(int slot) {
        completions.complete(slots.release(slot));
    }

    private static long bytes(Request command) {
        return command.sectors() * Size.SECTOR;
    }

    private long linkNanos(long bytes) {
        return Math.round(bytes * linkNanosPerByte);
    }

    @Override
    public long sectors() {
        return config.capacity().sectors();
    }

    @Override
    public int queueDepth() {
        return config.queueDepth();
    }
}
