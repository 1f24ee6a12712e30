package org.spindle.workload.trace;

import org.spindle.workload.trace.builtin.TraceFormatsPlugin;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.spindle.spi.SpindlePlugin;
import org.spindle.testkit.workload.KnownFormats;

class TraceFormatsPluginTest {

    @Test
    void thePluginIsFoundLikeAStranger() {
        assertThat(ServiceLoader.load(SpindlePlugin.class)).anyMatch(plugin -> plugin instanceof TraceFormatsPlugin);
    }

    @Test
    void itOffersFormatsOfEachFamily() {
        assertThat(KnownFormats.of(new TraceFormatsPlugin()))
                .containsKeys("blkparse", "compact", "disksim-ascii", "hp-srt", "msr", "oracle-general", "parquet");
    }
}
