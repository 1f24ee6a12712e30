package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestRandom;

/**
 * A unit that serves all its requests at once, each in a time of its own, and holds the version of each sector. It fails the test
 * when a write overlaps another request, unless both write the same data.
 */
final class StoringUnit implements Unit {

    /** The time of a request, drawn from the rig's random stream. */
    interface Service {
        long nanos(RandomStream random);
    }

    private final int index;
    private final String name;
    private final long sectors;
    private final Service service;
    private final TestEventLoop events;
    private final TestRandom random;
    private final VersionedData data;
    final long[] contents;
    final List<String> log = new ArrayList<>();
    private final List<Request> inService = new ArrayList<>();
    private final boolean[] isWritten;
    long sectorsRead;
    long sectorsWritten;
    boolean mayOverlap;

    /** Creates a unit that gets the data of writes from {@code data}. */
    StoringUnit(
            int index,
            String name,
            long sectors,
            Service service,
            TestEventLoop events,
            TestRandom random,
            VersionedData data) {
        this.index = index;
        this.name = name;
        this.sectors = sectors;
        this.service = service;
        this.events = events;
        this.random = random;
        this.data = data;
        contents = new long[(int) sectors];
        isWritten = new boolean[(int) sectors];
    }

    boolean isEverWritten(long from, long to) {
        for (long sector = from; sector < to; sector++) {
            if (!isWritten[(int) sector]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void submit(Request request) {
        assertThat(request.sector()).isNotNegative();
        assertThat(request.end()).as("%s %s", name, request).isLessThanOrEqualTo(sectors);
        log.add((request.isRead() ? "R" : request.isWrite() ? "W" : request.operation()) + " " + request.sector() + "+"
                + request.sectors());
        for (Request other : inService) {
            boolean isSafe = mayOverlap
                    || request.isRead() && other.isRead()
                    || request.isWrite() && other.isWrite() && sameData(request, other)
                    || request.operation() == Operation.DISCARD
                    || other.operation() == Operation.DISCARD
                    || other.end() <= request.sector()
                    || request.end() <= other.sector();
            assertThat(isSafe).as("%s: %s overlaps %s", name, request, other).isTrue();
        }
        inService.add(request);
        events.schedule(events.now() + service.nanos(random), () -> serve(request));
    }

    private boolean sameData(Request one, Request other) {
        long[] first = data.of(one);
        long[] second = data.of(other);
        if (first == null || second == null) {
            return false;
        }
        for (long at = Math.max(one.sector(), other.sector()); at < Math.min(one.end(), other.end()); at++) {
            if (first[(int) (at - one.sector())] != second[(int) (at - other.sector())]) {
                return false;
            }
        }
        return true;
    }

    private void serve(Request request) {
        inService.remove(request);
        if (request.isWrite()) {
            long[] written = data.removed(request);
            for (int i = 0; i < request.sectors(); i++) {
                isWritten[(int) request.sector() + i] = true;
                if (written != null) {
                    contents[(int) request.sector() + i] = written[i];
                }
            }
            sectorsWritten += request.sectors();
        } else if (request.isRead()) {
            sectorsRead += request.sectors();
        }
        request.redirect(index, request.sector());
        request.complete(events.now());
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long sectors() {
        return sectors;
    }

    @Override
    public @Nullable String refusal(long sector, long count) {
        return null;
    }

    @Override
    public int outstanding() {
        return inService.size();
    }

    @Override
    public long distance(long sector) {
        return sector;
    }

    @Override
    public @Nullable PositionOracle positions() {
        return null;
    }
}
