package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * Follows the data of the host through the cache into the units and back. Each write of the host has a version, numbered in the
 * order in which the writes take effect. The test fails when the host or a unit gets anything but the latest version.
 */
final class VersionedData implements DataMoves {

    /** The version of discarded sectors, whose content may be anything. */
    private static final long UNKNOWN = -1;

    /** The cached units. */
    private final List<StoringUnit> units = new ArrayList<>();

    /** The versions that the host wrote last, and those in the cache, by unit. */
    private final List<long[]> latest = new ArrayList<>();

    private final List<Map<Long, Long>> cached = new ArrayList<>();
    private final Map<Request, long[]> inFlight = new IdentityHashMap<>();

    /** For each read in progress, the versions that the host had written last at its submission. */
    private final Map<Request, long[]> latestAtSubmission = new IdentityHashMap<>();

    private long version;
    long sectorsBypassed;

    /** False if a test moves dirty data, which stays where it is. */
    boolean followsRelocations = true;

    /** Adds the next unit that is cached. */
    void cached(StoringUnit unit) {
        units.add(unit);
        latest.add(new long[(int) unit.sectors()]);
        cached.add(new HashMap<>());
    }

    /** Returns the data of a write to a unit that is in progress, or null if it does not come from the cache. */
    long @Nullable [] of(Request write) {
        return inFlight.get(write);
    }

    /** Returns the data of a write to a unit that ends. */
    long @Nullable [] removed(Request write) {
        return inFlight.remove(write);
    }

    /** Prepares a request of the host that is about to be submitted to the cache; its completion is checked, then passed on. */
    void submitted(Request request, CompletionListener listener) {
        int unit = request.device();
        if (request.operation() == Operation.READ) {
            latestAtSubmission.put(request, latest.get(unit).clone());
        }
        long[] durable =
                request.operation() == Operation.FLUSH ? latest.get(unit).clone() : null;
        request.expect(done -> {
            latestAtSubmission.remove(request);
            if (durable != null) {
                checkDurable(unit, durable);
            }
            listener.completed(done);
        });
        if (request.operation() == Operation.DISCARD) {
            for (long at = request.sector(); at < request.end(); at++) {
                latest.get(unit)[(int) at] = UNKNOWN;
            }
        }
    }

    /** What was written before the flush is in the unit; of what came later, any part may be. */
    private void checkDurable(int unit, long[] before) {
        long[] contents = units.get(unit).contents;
        for (int i = 0; i < contents.length; i++) {
            if (latest.get(unit)[i] != UNKNOWN && before[i] != UNKNOWN) {
                assertThat(contents[i]).as("durable content of sector %d", i).isGreaterThanOrEqualTo(before[i]);
            }
        }
    }

    /** Checks, when no request is outstanding and all data was flushed, that the units hold what the host wrote last. */
    void checkContents() {
        for (int unit = 0; unit < latest.size(); unit++) {
            for (int i = 0; i < latest.get(unit).length; i++) {
                if (latest.get(unit)[i] != UNKNOWN) {
                    assertThat(units.get(unit).contents[i])
                            .as("unit %d sector %d", unit, i)
                            .isEqualTo(latest.get(unit)[i]);
                }
            }
        }
    }

    @Override
    public void fetched(int unit, long sector, long sectors) {
        for (long at = sector; at < sector + sectors; at++) {
            Long before = cached.get(unit).put(at, units.get(unit).contents[(int) at]);
            assertThat(before).as("content of sector %d that was fetched", at).isNull();
        }
    }

    @Override
    public void written(Request whole, int unit, long sector, long sectors) {
        version++;
        for (long at = sector; at < sector + sectors; at++) {
            latest.get(unit)[(int) at] = version;
            cached.get(unit).put(at, version);
        }
    }

    @Override
    public void delivered(Request whole, int unit, long sector, long sectors) {
        for (long at = sector; at < sector + sectors; at++) {
            Long found = cached.get(unit).get(at);
            assertThat(found)
                    .as("content of sector %d that %s reads", at, whole)
                    .isNotNull();
            if (latest.get(unit)[(int) at] != UNKNOWN) {
                assertThat(found)
                        .as("content of sector %d that %s reads", at, whole)
                        .isEqualTo(latest.get(unit)[(int) at]);
            }
        }
    }

    /** The unit holds what was written before the read was submitted, or newer data. */
    @Override
    public void bypassed(Request whole, int unit, long sector, long sectors) {
        sectorsBypassed += sectors;
        long[] before = latestAtSubmission.get(whole);
        if (before == null) {
            return; // A read-ahead: the host does not get its data.
        }
        for (long at = sector; at < sector + sectors; at++) {
            if (before[(int) at] != UNKNOWN && latest.get(unit)[(int) at] != UNKNOWN) {
                assertThat(units.get(unit).contents[(int) at])
                        .as("content of sector %d that %s reads past the cache", at, whole)
                        .isGreaterThanOrEqualTo(before[(int) at]);
            }
        }
    }

    @Override
    public void taken(Request write, int unit, long sector, long sectors) {
        long[] data = new long[(int) sectors];
        for (int i = 0; i < sectors; i++) {
            Long found = cached.get(unit).get(sector + i);
            assertThat(found)
                    .as("content of sector %d that is written out", sector + i)
                    .isNotNull();
            data[i] = found;
        }
        inFlight.put(write, data);
    }

    /** Moves all data as the relocation says, in the unit and in the cache; what it leaves to others is written anew. */
    @Override
    public void relocated(int unit, Relocation relocation) {
        if (!followsRelocations) {
            return;
        }
        long[] contents = units.get(unit).contents;
        long[] contentsBefore = contents.clone();
        long[] latestBefore = latest.get(unit).clone();
        Map<Long, Long> cachedBefore = Map.copyOf(cached.get(unit));
        version++;
        Arrays.fill(contents, version);
        Arrays.fill(latest.get(unit), version);
        cached.get(unit).clear();
        for (int at = 0; at < contents.length; at++) {
            long place = relocation.place(at);
            if (place != Relocation.GONE) {
                contents[(int) place] = contentsBefore[at];
                latest.get(unit)[(int) place] = latestBefore[at];
                Long copy = cachedBefore.get((long) at);
                if (copy != null) {
                    cached.get(unit).put(place, copy);
                }
            }
        }
    }

    @Override
    public void dropped(int unit, long sector, long sectors) {
        for (long at = sector; at < sector + sectors; at++) {
            cached.get(unit).remove(at);
        }
    }
}
