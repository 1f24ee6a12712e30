package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;

/** Observes the writes of a rig, and checks that the medium has the newest data at the end. */
final class WriteOrderOracle {

    /** The moments of a write or discard, as numbers of events observed; 0 for never. */
    private static final class Life {
        final Operation operation;
        final long first;
        final long end;
        final boolean forced;
        int submitted;
        int completed;
        int begun;
        int written;

        Life(Request request, int blockSectors) {
            operation = request.operation();
            first = request.sector() / blockSectors;
            end = (request.end() + blockSectors - 1) / blockSectors;
            forced = request.isWrite() && request.has(RequestFlag.FORCE_UNIT_ACCESS);
        }

        boolean has(long block) {
            return block >= first && block < end;
        }

        boolean overlaps(Life other) {
            return first < other.end && other.first < end;
        }
    }

    private final DriveRig rig;
    private final Map<Long, Life> lives = new HashMap<>();
    private final List<Life> order = new ArrayList<>();
    private int moment;

    /** @param blockSectors sectors of a block of the medium */
    WriteOrderOracle(DriveRig rig, int blockSectors) {
        this.rig = rig;
        rig.beforeSubmission(request -> {
            if (request.operation() != Operation.READ && request.operation() != Operation.FLUSH) {
                Life life = new Life(request, blockSectors);
                life.submitted = ++moment;
                lives.put(request.id(), life);
                order.add(life);
            }
        });
        rig.afterCompletion(request -> {
            if (lives.containsKey(request.id())) {
                lives.get(request.id()).completed = ++moment;
            }
        });
        rig.onTake = image -> {
            if (image.isWrite()) {
                lives.get(image.id()).begun = ++moment;
            }
        };
        rig.onMedium = image -> {
            if (image.isWrite()) {
                lives.get(image.id()).written = ++moment;
            }
        };
    }

    /** With forced unit access, the data is on the medium when the write is complete. */
    void checkForced() {
        for (Life write : order) {
            if (write.forced) {
                assertThat(write.written).as("a forced write is on the medium").isPositive();
                assertThat(write.written).as("before its completion").isLessThan(write.completed);
            }
        }
    }

    void check() {
        checkForced();
        int without = 0;
        for (Life write : order) {
            if (write.operation != Operation.WRITE) {
                continue;
            }
            if (write.begun == 0) {
                without++;
                checkReplaced(write);
            } else {
                assertThat(write.written)
                        .as("a write that was begun is finished")
                        .isPositive();
                checkFollowsOlder(write);
            }
        }
        assertThat(without).as("writes without an access").isEqualTo((int)
                (rig.metrics.count("writes-absorbed") + rig.metrics.count("writes-dropped")));
    }

    /** What the host knew to be written before this write arrived is on the medium before this write begins. */
    private void checkFollowsOlder(Life write) {
        for (Life older : order) {
            boolean isOlder = older.begun > 0 && older.completed > 0 && older.completed < write.submitted;
            if (isOlder && older.overlaps(write)) {
                assertThat(older.written)
                        .as("end of the write of %s, before that of %s begins", older.first, write.first)
                        .isLessThan(write.begun);
            }
        }
    }

    /** Each block of a write without an access has been written by an older write that began after it, or was discarded later. */
    private void checkReplaced(Life write) {
        for (long block = write.first; block < write.end; block++) {
            long at = block;
            assertThat(order)
                    .as("what writes block %s of the write at %s, or discards it", block, write.first)
                    .anyMatch(other -> other != write
                            && other.has(at)
                            && (other.operation == Operation.DISCARD
                                    ? other.submitted > write.completed
                                    : other.submitted < write.submitted && other.begun > write.completed));
        }
    }
}
