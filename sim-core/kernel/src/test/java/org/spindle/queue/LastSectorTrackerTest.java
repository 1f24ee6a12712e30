package org.spindle.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

class LastSectorTrackerTest {

    private final List<Request> received = new ArrayList<>();
    private final List<Long> ended = new ArrayList<>();
    private int unplugs;

    private final LastSectorTracker tracker = new LastSectorTracker(new BlockTarget() {
        @Override
        public void submit(Request request) {
            received.add(request);
        }

        @Override
        public void processEnded(long process) {
            ended.add(process);
        }

        @Override
        public void unplug() {
            unplugs++;
        }
    });

    @Test
    void passesRequestsOnAndRemembersWhereTheLastWas() {
        assertThat(tracker.sector()).isZero();
        assertThat(tracker.end()).isZero();
        Request request = new Request().reset(0, 0, Operation.READ, 100, 8);
        tracker.submit(request);
        assertThat(received).containsExactly(request);
        assertThat(tracker.sector()).isEqualTo(100);
        assertThat(tracker.end()).isEqualTo(108);
    }

    /** The documentation of BlockTarget: "A node that stands over others tells them." */
    @Test
    void passesEndsOfProcessesOn() {
        tracker.processEnded(7);
        assertThat(ended).containsExactly(7L);
    }

    @Test
    void passesUnpluggingOn() {
        tracker.unplug();
        assertThat(unplugs).isEqualTo(1);
    }
}
