package org.spindle.host.virtualdisk.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.host.virtualdisk.table.IoTimeTable;
import org.spindle.host.virtualdisk.table.TableGeometry;
import org.spindle.spi.request.Operation;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.testkit.contract.WorkloadContract;
import org.spindle.testkit.sim.TestWorkloadContext;

/** The training program of section 3.2.5 of González-Férez 2012. */
class TrainingWorkloadTest extends WorkloadContract {

    private static final long GIB = 1L << 21;

    @Override
    protected Workload create(WorkloadContext context) {
        return new TrainingFactory().create(new IoTimeTraining(null, 1, true, true, 1), context);
    }

    @Test
    void givesEveryCellItsSamples() {
        TestWorkloadContext context = new TestWorkloadContext(3).device("disk0", 5 * GIB / 2);
        context.run(new TrainingFactory().create(new IoTimeTraining("disk0", 3, true, false, 0), context));
        IoTimeTable table = new IoTimeTable(TableGeometry.of(5 * GIB / 2), 64);
        long lastEnd = 0;
        for (TestWorkloadContext.Sent sent : context.sent) {
            table.learn(sent.sectors(), Math.abs(sent.sector() - lastEnd), 1, 0);
            lastEnd = sent.sector() + sent.sectors();
            assertThat(sent.operation()).isEqualTo(Operation.READ);
        }
        for (int column = 1; column <= 21; column++) {
            for (int row = 1; row <= TableGeometry.ROWS; row++) {
                assertThat(table.samples(row, column)).as("%d, %d", row, column).isGreaterThanOrEqualTo(3);
            }
        }
        assertThat(context.mostOutstanding).isEqualTo(1);
    }

    @Test
    void readsInSequenceForHits() {
        TestWorkloadContext context = new TestWorkloadContext(3).device("disk0", GIB);
        context.run(new TrainingFactory().create(new IoTimeTraining(null, 1, false, false, 2), context));
        assertThat(context.sent).hasSize(2 * 32 * 7 * 8);
    }

    @Test
    void listsTheExistingDevices() {
        TestWorkloadContext context = new TestWorkloadContext(3).device("disk0", GIB);
        assertThatThrownBy(() -> new TrainingFactory().create(new IoTimeTraining("disk1", 1, true, true, 0), context))
                .hasMessageContaining("there is no 'disk1'; use one of disk0");
    }
}
