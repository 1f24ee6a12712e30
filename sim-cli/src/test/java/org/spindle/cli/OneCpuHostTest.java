package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.contract.HostContract;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestHostContext;
import org.spindle.testkit.sim.TestHostContext.Sent;

/** The host of the plugin {@code one-cpu} satisfies the contract of hosts. */
class OneCpuHostTest extends HostContract {

    @TempDir
    private static Path directory;

    private static LoadedStranger plugin;

    @BeforeAll
    static void load() throws IOException {
        plugin = new LoadedStranger(new Stranger("one-cpu").jarIn(directory));
    }

    @Override
    protected Host create(HostContext context) {
        return plugin.make(HostFactory.KIND, "example.one-cpu", "{call: 100 ns, interrupt: 150 ns}", context);
    }

    /**
     * Two requests at 0 for two disks of 1000 ns. Their calls use the CPU from 0 to 100 and from 100 to 200, so that they
     * are complete at 1100 and 1200. The first interrupt handler runs until 1250, the second one waits for it until then
     * and runs until 1400.
     */
    @Test
    void twoRequestsWorkedByHand() {
        TestEventLoop events = new TestEventLoop();
        TestHostContext context = new TestHostContext(events, 1)
                .unit("first", 100, request -> 1_000)
                .unit("second", 100, request -> 1_000);
        Host host = create(context);
        Requests requests = new Requests();
        List<Long> told = new ArrayList<>();
        for (int disk = 0; disk < 2; disk++) {
            Request request = requests.request(disk, Operation.READ, 0, 8);
            request.expect(done -> told.add(events.now()));
            host.submit(request);
        }
        events.run();
        assertThat(context.sent()).extracting(Sent::at).containsExactly(100L, 200L);
        assertThat(told).containsExactly(1_250L, 1_400L);
        assertThat(context.measured().values("cpu-time")).containsExactly(100L, 100L, 150L, 150L);
        assertThat(context.measured().levels("utilisation")).containsExactly(1.0, 1.0, 0.0, 1.0, 1.0, 0.0);
    }
}
