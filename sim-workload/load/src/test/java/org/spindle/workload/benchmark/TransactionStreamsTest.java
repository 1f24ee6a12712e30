package org.spindle.workload.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.testkit.sim.TestWorkloadContext;

/** The attribute {@code stream} of transactions: docs/results.md, "0 the accounts, 1 the log". */
class TransactionStreamsTest {

    @Test
    void accountsAndLogAreStreams() {
        TestWorkloadContext host = new TestWorkloadContext(3).device("disk0", 1_000_000);
        long logFrom = 1_000_000 - new Size(1 << 20).sectors();
        List<String> streams = new ArrayList<>();
        host.delay(request -> {
            streams.add(
                    (request.sector() < logFrom ? "accounts " : "log ") + request.attribute(RequestAttribute.STREAM));
            return 1000;
        });
        TransactionWorkload config = new TransactionWorkload(
                2, 10, 1, new Size(4096), new Size(1 << 20), new Size(4096), null, new Size(1 << 20));
        host.run(new TransactionFactory().create(config, host));
        assertThat(streams)
                .as("of each transaction a read, a write, an append")
                .containsExactly("accounts 0", "accounts 0", "log 1", "accounts 0", "accounts 0", "log 1");
        assertThat(host.requestSchema().attributes()).containsExactly(RequestAttribute.STREAM);
    }
}
