package org.spindle.disk.bus;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.bus.BusTransfer;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** The concurrent transfers over a bus, which share it equally: egalitarian processor sharing. */
final class EqualShares {

    private final List<BusTransfer> running = new ArrayList<>();
    private final Level transfers;
    private final Level utilisation;

    EqualShares(Metrics metrics) {
        transfers = metrics.level("transfers", "transfers", "Transfers that share the bandwidth");
        utilisation = metrics.level("utilisation", "", "Share of time in which data move");
    }

    /** Number of shares of the bandwidth, at least one. */
    int count() {
        return Math.max(1, running.size());
    }

    void join(BusTransfer transfer) {
        running.add(transfer);
        note();
        tell(running.size() - 1);
    }

    void leave(BusTransfer transfer) {
        if (!running.remove(transfer)) {
            throw new IllegalStateException("a transfer leaves a bus that it has not joined");
        }
        note();
        tell(running.size());
    }

    private void note() {
        transfers.set(running.size());
        utilisation.set(Math.min(1, running.size()));
    }

    private void tell(int first) {
        for (int i = 0; i < first; i++) {
            running.get(i).paceChanged();
        }
    }
}
