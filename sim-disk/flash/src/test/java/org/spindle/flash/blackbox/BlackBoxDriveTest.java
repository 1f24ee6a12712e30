package org.spindle.flash.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.spindle.flash.FlashRig.response;

import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.flash.front.HostLink;
import org.spindle.spi.config.Size;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.contract.DeviceContract;
import org.spindle.testkit.sim.TestRandom;

/** Decision trees, their files and features, and a device that draws its times from them. */
class BlackBoxDriveTest extends DeviceContract {

    private static final BlackBoxConfig CONFIG =
            new BlackBoxConfig(Size.parse("1 GB"), HostLink.CONVERSATION, 32, Path.of("none"));

    /** Up to 4 KiB 100 ns, beyond 300 ns if one is outstanding, otherwise 500 to 700 ns. */
    private static TimeTrees trees() {
        TimeTrees.Builder builder = new TimeTrees.Builder(AccessHistory.Known.OUTSTANDING.names());
        builder.tree();
        int bySize = builder.split(1, 4096);
        builder.leaf(new double[] {100});
        builder.rightOf(bySize);
        int byOutstanding = builder.split(4, 1);
        builder.leaf(new double[] {300, 300});
        builder.rightOf(byOutstanding);
        builder.leaf(new double[] {500, 600, 700});
        return builder.build();
    }

    @Override
    protected Device create(DeviceContext context) {
        return BlackBoxFactory.with(trees()).create(CONFIG, context);
    }

    @Test
    void accessesTakeTheTimesOfTheirLeaves() {
        FlashRig rig = new FlashRig(BlackBoxFactory.with(trees()), CONFIG);
        Request small = rig.readAt(0, 0, 8);
        Request alone = rig.writeAt(10, 0, 16);
        Request[] together = new Request[20];
        for (int i = 0; i < together.length; i++) {
            together[i] = rig.readAt(20, 100 * i, 16);
        }
        rig.run();
        assertThat(response(small)).isEqualTo(100);
        assertThat(response(alone)).isEqualTo(300);
        assertThat(rig.parts(alone)).containsEntry("black-box", 300L);
        assertThat(response(together[0])).isEqualTo(300);
        assertThat(Arrays.stream(together).skip(1).mapToLong(FlashRig::response))
                .allMatch(nanos -> nanos >= 500 && nanos <= 700);
    }

    /** The quantiles of 0 to 1000 are the shares themselves. */
    @Test
    void timesAreDrawnFromTheQuantiles() {
        TimeTrees.Builder builder = new TimeTrees.Builder(AccessHistory.Known.ACCESS.names());
        builder.tree();
        double[] times = new double[1001];
        Arrays.setAll(times, i -> i);
        builder.leaf(times);
        TimeTrees trees = builder.build();
        TestRandom random = new TestRandom(1);
        for (double share : new double[] {0, 0.013, 0.5, 0.77, 0.985, 0.999, 1}) {
            assertThat(trees.draw(new double[4], random.nextDouble(), share)).isCloseTo(1000 * share, within(1e-9));
        }
        assertThat(trees.median(new double[4])).isEqualTo(500);
    }

    @Test
    void treesAreReadAsTheyWereWritten() {
        String text = TreeFile.text(trees());
        assertThat(text).contains("split bytes 4096.0").contains("leaf 100 100");
        TimeTrees read = TreeFile.parse("trees", text);
        assertThat(TreeFile.text(read)).isEqualTo(text);
        assertThat(read.draw(new double[] {0, 8192, 0, 0, 2}, 0, 1)).isEqualTo(700);
    }

    @Test
    void filesThatAreNoTreesAreRefused() {
        String text = TreeFile.text(trees());
        assertThatThrownBy(() -> TreeFile.parse("x", "tree")).hasMessageContaining("does not begin with");
        assertThatThrownBy(() -> TreeFile.parse("x", text.replace("bytes", "colour")))
                .hasMessageContaining("line 2: these are not the features");
        assertThatThrownBy(() -> TreeFile.parse("x", text.substring(0, text.lastIndexOf("leaf"))))
                .hasMessageContaining("line 8: expected is a complete tree");
        assertThatThrownBy(() -> TreeFile.parse("x", text.replace("4096.0", "much")))
                .hasMessageContaining("line 4: expected is a number instead of 'much'");
        assertThatThrownBy(() -> TreeFile.parse("x", text.replace("leaf 100 100", "leaf 100 90")))
                .hasMessageContaining("line 5: expected is quantiles that ascend");
        assertThatThrownBy(
                        () -> new BlackBoxFactory().create(CONFIG, new FlashRig(BlackBoxFactory.with(trees()), CONFIG)))
                .hasMessageContaining("cannot be read");
    }

    /** Counters halve in a millisecond, ten, a hundred and a second; numbers are cut to a quarter of a power of two. */
    @Test
    void countersDecay() {
        AccessHistory history = new AccessHistory();
        double[] numbers = new double[AccessHistory.names().size()];
        history.arrives(Operation.READ, 0, 16, 0, numbers);
        history.completes(16, 1_000, 1_000);
        history.arrives(Operation.WRITE, 16, 8, 1_000_000, numbers);
        int reads = AccessHistory.names().indexOf("reads-1ms");
        int bytes = AccessHistory.names().indexOf("bytes-read-1ms");
        assertThat(numbers[reads]).isEqualTo(0.5);
        assertThat(numbers[reads + 1]).isEqualTo(0.875);
        assertThat(numbers[bytes]).isEqualTo(4096);
        assertThat(numbers[AccessHistory.names().indexOf("sequential-access")]).isEqualTo(1);
        assertThat(numbers[AccessHistory.names().indexOf("outstanding")]).isEqualTo(1);
        assertThat(numbers[AccessHistory.names().indexOf("bytes-outstanding")]).isEqualTo(4096);
        assertThat(numbers[AccessHistory.names().indexOf("pause")])
                .as("999,000 ns")
                .isEqualTo(1.75 * (1 << 19));
        assertThat(numbers[AccessHistory.names().indexOf("time-before-1")]).isEqualTo(896);
    }
}
