package org.spindle.testkit.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Request;

class FixedTimeDeviceTest {

    @Test
    void servesOneAfterTheOther() {
        TestEventLoop events = new TestEventLoop();
        FixedTimeDevice device = new FixedTimeDevice(events, 10);
        List<Long> completions = new ArrayList<>();
        Requests requests = new Requests();
        for (long at : new long[] {0, 3, 50}) {
            events.schedule(at, () -> {
                Request request = requests.read(at, 1);
                request.expect(done -> completions.add(done.completed()));
                device.submit(request);
            });
        }
        events.run();
        assertThat(completions).containsExactly(10L, 20L, 60L);
        assertThat(device.submitted()).containsExactly(0L, 3L, 50L);
        assertThat(device.mostPresent()).isEqualTo(2);
    }
}
