package org.spindle.host.redcap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.host.virtualdisk.ProcessEndRecorder;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestLayerContext;

/**
 * Version vd, worked by hand (section 3.3): a disk that takes 10 ms for each request, segments of 32 blocks of 4 KiB, 1 us to copy a block,
 * comparisons after four reads of one process that thinks between them.
 */
class VirtualDiskRuleTest {

    private static final long MS = 1_000_000;
    private static final long SEGMENT = 256;

    private final List<Long> ended = new ArrayList<>();
    private final TestEventLoop events = new TestEventLoop();
    private final TestLayerContext context = new TestLayerContext(events, 1, ProcessEndRecorder.everywhere(ended::add))
            .unit("disk", 1 << 20, request -> 10 * MS);
    private long reads;

    private Layer layer(String comparison) {
        RedcapConfig config = RedcapRig.bind("""
            version: vd
            block: 4 KiB
            segment: 128 KiB
            copy: 1 us
            comparison: {interval: 4, %s}
            """.formatted(comparison));
        return RedcapFactory.create(config, context, BlockMoves.NONE);
    }

    /** Reads these blocks, each 20 ms after the completion of the previous one, and runs until no event is left. */
    private void read(Layer layer, long... blocks) {
        for (long block : blocks) {
            events.runUntil(events.now() + 20 * MS);
            Request request = new Request().reset(reads++, 0, Operation.READ, block * 8, 8);
            request.arrived(events.now());
            request.process(1);
            request.expect(done -> {});
            layer.submit(request);
            events.run();
        }
    }

    private double last(String level) {
        List<Double> levels = context.measured().levels(level);
        return levels.get(levels.size() - 1);
    }

    /**
     * Equation 3.1 uses the time of the table, which is empty at the first read: 0 for the miss, and 1 us for each of three hits.
     * Without the cache the first read takes 0 by the same table, the others 10 ms.
     */
    @Test
    void countsWhatAReadBringsAlong() {
        read(layer("by: ratios"), 0, 1, 2, 3);
        assertThat(context.sent()).containsExactly(new TestLayerContext.Sent(20 * MS, 0, Operation.READ, 0, SEGMENT));
        assertThat(last("active-cost")).isEqualTo(3 * 1000 / 4.0);
        assertThat(last("inactive-cost")).isEqualTo(3 * 10 * MS / 4.0);
        assertThat(last("active")).isEqualTo(1);
    }

    /** The second interval: each read misses; 10 ms for 32 blocks, or for one if only that counts, which is no gain. */
    @Test
    void countsRequestedBlocksIfConfigured() {
        Layer served = layer("blocks: served");
        read(served, 0, 1, 2, 3, 64, 96, 128, 160);
        assertThat(last("active-cost")).isEqualTo(10 * MS / 32.0);
        assertThat(last("inactive-cost")).isEqualTo(10.0 * MS);
        assertThat(last("active")).isEqualTo(1);
    }

    @Test
    void turnsOffWhenMissesGainNothing() {
        Layer layer = layer("blocks: asked");
        read(layer, 0, 1, 2, 3, 64, 96, 128, 160);
        assertThat(last("active-cost")).isEqualTo(10.0 * MS);
        assertThat(last("inactive-cost")).isEqualTo(10.0 * MS);
        assertThat(last("active")).isEqualTo(0);
    }

    /**
     * While it is inactive the virtual disk reads the segments that the ghost cache misses: one of four reads for 10 ms, the others hit
     * for the 1 us that a hit has taken while it was active. That is less than 10 ms each.
     */
    @Test
    void turnsOnWhenTheGhostCacheGains() {
        Layer layer = layer("blocks: asked");
        read(layer, 0, 1, 2, 3, 64, 96, 128, 160);
        int sent = context.sent().size();
        read(layer, 320, 321, 322, 323);
        assertThat(context.sent().subList(sent, sent + 4)).allMatch(request -> request.sectors() == 8);
        assertThat(last("active-cost")).isEqualTo((10 * MS + 3 * 1000) / 4.0);
        assertThat(last("inactive-cost")).isEqualTo(10.0 * MS);
        assertThat(last("active")).isEqualTo(1);
        assertThat(context.measured().count("turned-on")).isEqualTo(1);
        assertThat(context.measured().count("virtual-disk-copies")).isEqualTo(8 + 1);
    }

    /** T-6: a large read of 10 ms for 64 blocks counts as much as a small one in a sum of ratios, by its blocks in a ratio of sums. */
    @Test
    void comparesRatiosOrSums() {
        ReadTimes ratios = new ReadTimes(2, true);
        ReadTimes sums = new ReadTimes(2, false);
        for (ReadTimes times : List.of(ratios, sums)) {
            times.add(640, 64);
            assertThat(times.isComplete()).isFalse();
            times.add(20, 1);
            times.add(1_000_000, 1);
            assertThat(times.isComplete()).isTrue();
        }
        assertThat(ratios.nanosPerBlock()).isEqualTo((10 + 20) / 2.0);
        assertThat(sums.nanosPerBlock()).isEqualTo(660 / 65.0);
    }

    /** T-1: writes are copied in both states, since both systems have them. */
    @Test
    void copiesWrites() {
        Layer layer = layer("blocks: asked");
        Request write = new Request().reset(0, 0, Operation.WRITE, 0, 8);
        write.arrived(0);
        write.expect(done -> {});
        layer.submit(write);
        events.run();
        assertThat(context.measured().count("virtual-disk-copies")).isEqualTo(1);
    }

    @Test
    void refusesThinkTimes() {
        assertThatThrownBy(() -> layer("disk: {thinkTimes: true}")).hasMessageContaining("thinkTimes: false");
    }

    /** The end of a process reaches the order of the virtual disk once its last copy is served there. */
    @Test
    void passesEndsOfProcessesToTheVirtualDisk() {
        Layer layer = layer("by: ratios");
        read(layer, 0, 1);
        assertThat(ended).isEmpty();
        layer.processEnded(1);
        assertThat(ended).containsExactly(1L);
    }
}
