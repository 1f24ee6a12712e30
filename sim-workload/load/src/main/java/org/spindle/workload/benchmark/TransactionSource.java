package org.spindle.workload.benchmark;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Transactions that arrive at random and execute their steps one after another. */
final class TransactionSource implements Workload, EventHandler {

    /** The streams: pages of accounts stay, the log is written anew from end to end. */
    private static final long ACCOUNTS = 0;

    private static final long LOG = 1;

    private final TransactionWorkload config;
    private final WorkloadContext context;
    private final List<Integer> dataDevices = new ArrayList<>();
    private final int logDevice;
    private final long logFirst;
    private final long logSectors;
    private final long pages;
    private final RandomStream arrivals;
    private final RandomStream places;
    private final RequestAttribute stream;
    private final Distribution transactionTime;
    private final Counter committed;
    private final List<Transaction> idle = new ArrayList<>();
    private long started;
    private long requests;
    private long logAt;

    /**
     * @throws IllegalArgumentException if accounts or log do not fit the devices
     */
    TransactionSource(TransactionWorkload config, WorkloadContext context) {
        this.config = config;
        this.context = context;
        String named = config.logDevice();
        logDevice = named == null ? 0 : context.devices().indexOf(named);
        if (logDevice < 0) {
            throw new IllegalArgumentException(
                    "logDevice: there is no device '" + named + "'; there are " + String.join(", ", context.devices()));
        }
        for (int i = 0; i < context.devices().size(); i++) {
            if (named == null || i != logDevice) {
                dataDevices.add(i);
            }
        }
        if (dataDevices.isEmpty()) {
            throw new IllegalArgumentException(
                    "logDevice: no device is left for the accounts; omit logDevice, or add a device");
        }
        logSectors = config.log().sectors()
                / config.logWrite().sectors()
                * config.logWrite().sectors();
        logFirst = context.sectors(logDevice) - logSectors;
        pages = pagesOfEach();
        arrivals = context.random("arrivals");
        places = context.random("addresses");
        stream = context.requestSchema().attribute(RequestAttribute.STREAM);
        transactionTime = context.metrics()
                .distribution(
                        "transaction-time", "ns", "From the arrival of a transaction to the end of its log write");
        committed = context.metrics().counter("transactions", "transactions", "Transactions completed");
    }

    private long pagesOfEach() {
        double bytes = config.accountBytes() / dataDevices.size();
        long wanted = Math.max(1, (long) Math.ceil(bytes / config.page().bytes()));
        for (int device : dataDevices) {
            long room = device == logDevice ? logFirst : context.sectors(device);
            if (logFirst < 0 || wanted * config.page().sectors() > room) {
                throw new IllegalArgumentException("accountFile: " + Math.round(bytes / 1e6) + " MB of accounts and "
                        + config.log() + " of log do not fit on device '"
                        + context.devices().get(device) + "'; use fewer accounts or a smaller log, or larger devices");
            }
        }
        return wanted;
    }

    @Override
    public void start() {
        arriveLater();
    }

    private void arriveLater() {
        if (started < config.transactions()) {
            long wait = Math.round(1e9 / config.rate() * arrivals.nextExponential());
            context.events().schedule(context.events().now() + wait, this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        started++;
        Transaction transaction = idle.isEmpty() ? new Transaction() : idle.remove(idle.size() - 1);
        transaction.begin();
        arriveLater();
    }

    @Override
    public void close() {}

    private Request request(int device, Operation operation, long sector, long sectors, long ofStream) {
        String refusal = context.refusal(device, sector, sectors);
        if (refusal != null) {
            throw context.failure("transaction " + started + ": " + refusal + "; see page and logWrite");
        }
        Request request = context.newRequest().reset(requests++, device, operation, sector, sectors);
        request.attribute(stream, ofStream);
        return request;
    }

    /** One transaction: reads and writes back each record, then appends to the log. */
    private final class Transaction implements CompletionListener {

        private long began;
        private int step;
        private int device;
        private long sector;

        void begin() {
            began = context.events().now();
            step = 0;
            next();
        }

        private void next() {
            if (step < 2 * config.records()) {
                boolean read = step % 2 == 0;
                if (read) {
                    device = dataDevices.get((int) places.nextLong(dataDevices.size()));
                    sector = places.nextLong(pages) * config.page().sectors();
                }
                Operation operation = read ? Operation.READ : Operation.WRITE;
                step++;
                context.submit(request(device, operation, sector, config.page().sectors(), ACCOUNTS), this);
            } else if (step == 2 * config.records()) {
                step++;
                long at = logFirst + logAt;
                logAt = (logAt + config.logWrite().sectors()) % logSectors;
                context.submit(
                        request(
                                logDevice,
                                Operation.WRITE,
                                at,
                                config.logWrite().sectors(),
                                LOG),
                        this);
            } else {
                transactionTime.record(context.events().now() - began);
                committed.add(1);
                idle.add(this);
            }
        }

        @Override
        public void completed(Request request) {
            next();
        }
    }
}
