package org.spindle.workload.benchmark;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.workload.benchmark.FileLifetimesWorkload.Death;
import org.spindle.workload.benchmark.FileLifetimesWorkload.Deaths;

/**
 * Files are laid out one after another on the first device and, when that is full, at the places of deleted files,
 * the earliest deleted first. Lifetime and manner of death are drawn when a file is created.
 */
final class FileLifetimesSource implements Workload, EventHandler, CompletionListener {

    private static final int CREATE = 0;
    private static final int DIE = 1;
    private static final long FOR_EVER = -1;

    private final FileLifetimesWorkload config;
    private final WorkloadContext context;
    private final RandomStream arrivals;
    private final RandomStream lifetimes;
    private final long sectors;
    private final long places;
    private final Queue<Long> deleted = new ArrayDeque<>();
    private final Counter created;
    private final Counter died;
    private final RequestAttribute file;

    /** Number of the latest file at each place, from 1. */
    private long[] fileAt = new long[64];

    private long used;
    private long files;
    private long requests;

    /**
     * @throws IllegalArgumentException if no file fits the device
     */
    FileLifetimesSource(FileLifetimesWorkload config, WorkloadContext context) {
        this.config = config;
        this.context = context;
        arrivals = context.random("arrivals");
        lifetimes = context.random("lifetimes");
        sectors = config.size().sectors();
        places = context.sectors(0) / sectors;
        String refusal = context.refusal(0, 0, sectors);
        if (refusal != null) {
            throw new IllegalArgumentException(
                    "size: device " + context.devices().get(0) + ": " + refusal);
        }
        file = context.requestSchema().attribute(RequestAttribute.FILE);
        created = context.metrics().counter("files", "files", "Files created");
        died = context.metrics().counter("deaths", "files", "Files deleted or overwritten");
    }

    @Override
    public void start() {
        createLater();
    }

    private void createLater() {
        if (files < config.files()) {
            files++;
            long wait = Math.round(1e9 / config.rate() * arrivals.nextExponential());
            context.events().schedule(context.events().now() + wait, this, CREATE, 0);
        }
    }

    @Override
    public void handle(int op, long place) {
        if (op == CREATE) {
            created.add(1);
            new File(newPlace()).write();
            createLater();
        } else {
            died.add(1);
            if (config.death() == Death.DELETED) {
                send(Operation.DISCARD, place, this);
                deleted.add(place);
            } else {
                send(Operation.WRITE, place, this);
            }
        }
    }

    /** Returns a place for the file that is created now. */
    private long newPlace() {
        long place = freePlace();
        if (place >= fileAt.length) {
            fileAt = Arrays.copyOf(fileAt, Math.max((int) place + 1, 2 * fileAt.length));
        }
        fileAt[(int) place] = files;
        return place;
    }

    private long freePlace() {
        if (used < places) {
            return used++;
        }
        Long free = deleted.poll();
        if (free == null) {
            throw context.failure("file " + files + ": all " + places + " files that device "
                    + context.devices().get(0)
                    + " can hold are alive; use fewer or smaller files, or a larger device");
        }
        return free;
    }

    private void send(Operation operation, long place, CompletionListener listener) {
        Request request = context.newRequest().reset(requests++, 0, operation, place * sectors, sectors);
        request.attribute(file, fileAt[(int) place]);
        context.submit(request, listener);
    }

    /** Returns a lifetime in nanoseconds, or {@link #FOR_EVER}; always consumes two values of the stream. */
    private long lifetime() {
        double kind = lifetimes.nextDouble();
        double age = lifetimes.nextDouble();
        double before = 0;
        double from = 0;
        for (Deaths deaths : config.lifetimes()) {
            before += deaths.share();
            double to = deaths.within().inNanos();
            if (kind < before) {
                return Math.round(from + age * (to - from));
            }
            from = to;
        }
        return FOR_EVER;
    }

    @Override
    public void completed(Request request) {}

    @Override
    public void close() {}

    /** A file whose first version is being written. */
    private final class File implements CompletionListener {

        private final long place;
        private final long lifetime = lifetime();

        File(long place) {
            this.place = place;
        }

        void write() {
            send(Operation.WRITE, place, this);
        }

        @Override
        public void completed(Request request) {
            if (lifetime != FOR_EVER) {
                context.events().schedule(context.events().now() + lifetime, FileLifetimesSource.this, DIE, place);
            }
        }
    }
}
