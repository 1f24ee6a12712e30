package org.spindle.flash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.flash.profile.ProfileConfig;
import org.spindle.flash.profile.ProfileFactory;
import org.spindle.flash.ssd.SsdConfig;
import org.spindle.flash.ssd.SsdFactory;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestRandom;

/** After warm-up the drives allocate nothing for a request. */
class FlashAllocationTest {

    private static final int REQUESTS = 100_000;
    private static final int OUTSTANDING = 32;

    /** Keeps requests of 4 KiB outstanding, seven of ten of them reads. */
    private static final class Load implements CompletionListener {

        private final FlashRig rig;
        private final RandomStream random = new TestRandom(4);
        private int left;

        Load(FlashRig rig) {
            this.rig = rig;
        }

        void send(int count) {
            left = count;
            for (int i = 0; i < OUTSTANDING; i++) {
                completed(new Request());
            }
            rig.run();
        }

        @Override
        public void completed(Request request) {
            if (left-- > 0) {
                Operation operation = random.nextLong(10) < 7 ? Operation.READ : Operation.WRITE;
                request.reset(left, 0, operation, random.nextLong(rig.device().sectors() / 8) * 8, 8);
                request.expect(this);
                rig.own();
                rig.device().submit(request);
            }
        }
    }

    private static void check(FlashRig rig) {
        assumeTrue(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean, "this JVM does not count allocations");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Load load = new Load(rig);
        load.send(2 * REQUESTS);
        long before = threads.getCurrentThreadAllocatedBytes();
        load.send(REQUESTS);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(allocated).as("bytes for %d requests", REQUESTS).isLessThan(REQUESTS / 2);
    }

    @Test
    void aProfileAllocatesNothing() {
        check(FlashRig.quiet(new ProfileFactory(), FlashRig.config(ProfileConfig.class, """
                capacity: 1 GB
                link: conversation
                queueDepth: 32
                linkRate: 3 GB/s
                channels: 4
                diesPerChannel: 2
                channelRate: 800 MB/s
                read: [40 us, 60 us]
                program: 200 us
                garbageCollection: {amplification: 2}
                """)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "precondition={state: steady}",
                "cache={size: 256 KiB, dirty: 0.5}",
                "map={cache: 4 KiB}",
                "slcCache={fixed: 2, dynamic: 4, foldBelow: 0.5}",
                "flash.suspension={program: true, programTime: 5 us, programLeft: 10 us}"
            })
    void theWhiteBoxAllocatesNothing(String setting) {
        check(FlashRig.quiet(new SsdFactory(), FlashRig.config(SsdConfig.class, """
                link: conversation
                queueDepth: 32
                geometry: {channels: 2, chips: 2, dies: 1, planes: 2, blocks: 64, pages: 64, page: 4 KiB}
                overProvisioning: 0.28
                flash: {read: [75 us, 75 us], program: [750 us, 750 us]}
                precondition: {state: steady}
                """, setting)));
    }
}
