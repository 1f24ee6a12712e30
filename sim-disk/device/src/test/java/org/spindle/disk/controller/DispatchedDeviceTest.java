package org.spindle.disk.controller;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;
import org.spindle.testkit.sim.TestEventLoop;

/**
 * The steps of a smart controller: the reference's section 9.3, "passing a request to a device, and acknowledging/forwarding ready,
 * disconnect, reconnect, completion".
 */
class DispatchedDeviceTest {

    private final TestEventLoop events = new TestEventLoop();
    private final TimeComponent overhead = CommonTimes.overhead(new RequestSchema());
    private final List<String> log = new ArrayList<>();

    /** With 3 ns for each step a request reaches the device after 3 ns, and the next one 6 ns after the completion. */
    @Test
    void theNextRequestLeavesWhenTheCompletionIsAnswered() {
        DispatchedDevice device = device(1);
        events.schedule(0, (op, arg) -> submit(device, 0), 0, 0);
        events.schedule(5, (op, arg) -> submit(device, 1), 0, 0);
        events.run();
        assertThat(log).containsExactly("3 begins 0", "13 complete 0", "19 begins 1", "29 complete 1");
    }

    /** With room for two at the device the second does not wait. */
    @Test
    void thereIsRoomForAsManyAsTheLimitSays() {
        DispatchedDevice device = device(2);
        events.schedule(0, (op, arg) -> submit(device, 0), 0, 0);
        events.schedule(5, (op, arg) -> submit(device, 1), 0, 0);
        events.run();
        assertThat(log).containsExactly("3 begins 0", "8 begins 1", "13 complete 0", "18 complete 1");
    }

    /** A device that takes 10 ns for each request. */
    private DispatchedDevice device(int limit) {
        return new DispatchedDevice(
                request -> {
                    log.add(events.now() + " begins " + request.id());
                    events.schedule(events.now() + 10, (op, arg) -> request.complete(events.now()), 0, 0);
                },
                limit,
                3,
                3,
                events,
                overhead);
    }

    private void submit(DispatchedDevice device, long id) {
        Request request = new Request().reset(id, 0, Operation.READ, 0, 8);
        request.expect(done -> log.add(events.now() + " complete " + done.id()));
        device.submit(request);
    }
}
