package org.spindle.flash.profile;

import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;

/** The parts of the response time that the device {@code ssd-profile} declares. They add up to the time inside the device. */
final class ProfileMeasures {

    private final TimeComponent controller;
    private final TimeComponent dieWait;
    private final TimeComponent stall;
    private final TimeComponent flashRead;
    private final TimeComponent channel;
    private final TimeComponent bufferWait;
    private final TimeComponent buffer;
    private final TimeComponent link;

    ProfileMeasures(RequestSchema schema) {
        controller = schema.time("controller", "The drive's controller, with the wait for it.", Stage.DEVICE);
        dieWait = schema.waiting("die-wait", "Waiting for the die, garbage collection aside.", Stage.DEVICE);
        stall = schema.waiting("gc-stall", "Waiting for garbage collection.", Stage.DEVICE);
        flashRead = schema.time("flash-read", "A die reading a page.", Stage.DEVICE);
        channel = schema.time("channel", "Data on the channel, with the wait for it.", Stage.DEVICE);
        bufferWait = schema.waiting("buffer-wait", "Waiting for room in the drive's buffer.", Stage.DEVICE);
        buffer = schema.time("buffer", "Work of the drive's buffer.", Stage.DEVICE);
        link = schema.time("link", "Data on the link of the drive, with the wait for it.", Stage.TRANSPORT);
    }

    /** The command has been taken up. */
    void begun(Request command, long arrived, long now) {
        command.spend(controller, now - arrived);
    }

    /** Charges a read with the page that came last. */
    void read(Request command, DieOperations ops, int op, long now) {
        command.spend(dieWait, ops.started[op] - ops.queued[op] - ops.stalled[op]);
        command.spend(stall, ops.stalled[op]);
        command.spend(flashRead, ops.arrayDone[op] - ops.started[op]);
        command.spend(channel, ops.moved[op] - ops.arrayDone[op]);
        command.spend(link, now - ops.moved[op]);
    }

    void arrivedData(Request command, long nanos) {
        command.spend(link, nanos);
    }

    void waitedForBuffer(Request command, long nanos) {
        command.spend(bufferWait, nanos);
    }

    void buffered(Request command, long nanos) {
        command.spend(buffer, nanos);
    }
}
