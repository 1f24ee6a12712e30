package org.spindle.host.virtualdisk.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.Table;
import org.spindle.testkit.contract.ReportSectionContract;
import org.spindle.testkit.sim.TestRunView;

class VirtualDiskSectionTest extends ReportSectionContract {

    private static final String QUEUE = "driver.disk0.scheduler";

    @Override
    protected ReportSection create() {
        return new VirtualDiskSection(new NoKeys(), NoContext.NONE);
    }

    @Override
    protected TestRunView result() {
        return TestRunView.ofARun()
                .count(QUEUE, "real-io-time", "ms", 3)
                .count(QUEUE, "virtual-copies", "requests", 5)
                .count(QUEUE, "virtual-cache-hits", "requests", 1)
                .count(QUEUE, "virtual-cache-misses", "requests", 3)
                .count(QUEUE, "cells-filled", "cells", 11);
    }

    @Test
    void reportsCopiesSubmittedToTheVirtualDisk() {
        Table use = (Table) create().content(result()).parts().get(1);
        assertThat(use.rows().get(0).cells()).containsExactly(5.0, 0.0, 25.0, 11.0, 0.0);
    }
}
