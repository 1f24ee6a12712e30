package org.spindle.policies.scheduler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.ScheduledServer;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/**
 * The orders of service measured with DiskSim 4.0: twelve requests for 8 sectors each arrive 0.1 ms apart at a device
 * of 100,000 sectors that takes 10 ms for each.
 */
class ServiceOrderTest {

    private static final long SECTORS = 100_000;
    private static final long[] ARRIVALS = {5000, 9000, 100, 5200, 4900, 5100, 8000, 4990, 300, 5000, 95000, 4000};

    @ParameterizedTest
    @CsvSource({
        "fcfs,   5000 9000 100 5200 4900 5100 8000 4990 300 5000 95000 4000",
        "look,   5000 5000 5100 5200 8000 9000 95000 4990 4900 4000 300 100",
        "c-look, 5000 5000 5100 5200 8000 9000 95000 100 300 4000 4900 4990",
        "sstf,   5000 5000 4990 4900 5100 5200 4000 300 100 8000 9000 95000",
    })
    void servesInTheMeasuredOrder(String type, String order) {
        TestEventLoop events = new TestEventLoop();
        SchedulerContext context = new TestSchedulerContext(events, SECTORS, null, new TestRandom(1));
        ScheduledServer server = new ScheduledServer(events, scheduler(type, context), 10_000_000);
        Requests requests = new Requests();
        for (int i = 0; i < ARRIVALS.length; i++) {
            long sector = ARRIVALS[i];
            events.schedule(i * 100_000L, () -> server.submit(requests.read(sector, 8)));
        }
        events.run();
        assertThat(server.served()).isEqualTo(sectors(order));
    }

    /**
     * By hand, from the start of each request, with a penalty of 20,000 sectors for turning round: upward from 5000 the
     * gaps 0, 100, 100, 2800, 1000 are each less than the nearest sector below plus 20,000; at 9000 the 86,000 to 95000
     * are more than 4010 + 20,000, so it turns at 4990 and 95000 comes last.
     */
    @ParameterizedTest
    @CsvSource("0.2, 5000 5000 5100 5200 8000 9000 4990 4900 4000 300 100 95000")
    void vScanReversesWhenContinuingCostsMore(double r, String order) {
        TestEventLoop events = new TestEventLoop();
        SchedulerContext context = TestSchedulerContext.ofSectors(SECTORS);
        RequestScheduler scheduler = Policies.vScan(r, context);
        ScheduledServer server = new ScheduledServer(events, scheduler, 10_000_000);
        Requests requests = new Requests();
        for (long sector : ARRIVALS) {
            server.submit(requests.read(sector, 8));
        }
        events.run();
        assertThat(server.served()).isEqualTo(sectors(order));
    }

    private static List<Long> sectors(String order) {
        return Arrays.stream(order.split(" ")).map(Long::valueOf).toList();
    }

    private static RequestScheduler scheduler(String type, SchedulerContext context) {
        return switch (type) {
            case "fcfs" -> Policies.fcfs(context);
            case "look" -> Policies.look(context);
            case "c-look" -> Policies.cLook(context);
            case "sstf" -> Policies.sstf(context);
            default -> throw new IllegalArgumentException(type);
        };
    }
}
