package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.bus.BusTimes;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;

/**
 * The time component of each request in the drive. While the arm works for a request, its time counts as work of the
 * arm, and concurrent bus activity does not count; the part of this time in which the arm is not moving and nothing
 * passes is overhead, because the command is still being processed then.
 */
final class RequestStates {

    private final DriveClock events;
    private final BusTimes bus;
    private final TimeComponent wait;
    private final TimeComponent overhead;

    RequestStates(DriveClock events, RequestSchema schema) {
        this.events = events;
        bus = BusTimes.of(schema);
        wait = CommonTimes.deviceWait(schema);
        overhead = CommonTimes.overhead(schema);
    }

    /** The drive processes a command, or prepares a message. */
    void processes(DriveRequest request) {
        change(request, overhead);
    }

    /** Data or a message are on the bus. */
    void transfers(DriveRequest request) {
        change(request, bus.transfer());
    }

    /** The drive has requested the bus. */
    void waitsForBus(DriveRequest request) {
        change(request, bus.waiting());
    }

    /** The request waits, except for work of the arm. */
    void waits(DriveRequest request) {
        change(request, wait);
    }

    /** The arm begins or ends its work for a request. */
    void armWorks(DriveRequest request, boolean works) {
        request.armWorks = works;
        Request host = request.host;
        if (host != null) {
            host.clock().enter(works ? overhead : stateOf(request), events.now());
        }
    }

    /** The arm is on a track for a request of the host; its earlier work is accounted for. */
    void armArrived(Request host) {
        host.clock().enter(overhead, events.now());
    }

    private void change(DriveRequest request, TimeComponent state) {
        request.state = state;
        Request host = request.host;
        if (host != null && !request.armWorks) {
            host.clock().enter(state, events.now());
        }
    }

    private TimeComponent stateOf(DriveRequest request) {
        @Nullable TimeComponent state = request.state;
        return state == null ? wait : state;
    }
}
