package org.spindle.host.dads;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.Table;
import org.spindle.testkit.contract.ReportSectionContract;
import org.spindle.testkit.sim.TestRunView;

class DadsSectionTest extends ReportSectionContract {

    private static final String QUEUE = "driver.disk0.scheduler";

    @Override
    protected ReportSection create() {
        return new DadsSection(new NoKeys(), NoContext.NONE);
    }

    @Override
    protected TestRunView result() {
        return TestRunView.ofARun()
                .count(QUEUE, "rounds", "rounds", 7)
                .count(QUEUE, "changes", "changes", 2)
                .level(QUEUE, "locked", "", 0.25)
                .level(QUEUE, "order-1-cfq-installed", "", 0.75)
                .count(QUEUE, "order-1-cfq-round-time", "ms", 7)
                .count(QUEUE, "order-2-noop-round-time", "ms", 7);
    }

    @Test
    void tellsRoundsAndOrders() {
        Table rounds = (Table) create().content(result()).parts().get(0);
        assertThat(rounds.rows()).hasSize(1);
        assertThat(rounds.rows().get(0).cells()).contains(7.0, 2.0, 25.0);
        Table orders = (Table) create().content(result()).parts().get(1);
        assertThat(orders.rows()).extracting(Table.Row::name).containsExactly("order-1-cfq", "order-2-noop");
        assertThat(orders.rows().get(0).cells()).contains(75.0);
    }
}
