package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.RequestFlag;

/** Invariants of drives with write-back policies, under random settings and loads. */
class WriteOrderTest {

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 600);
    }

    /**
     * For any settings, policy and requests: each request is served once; a flush at the end finds everything written; the
     * newest data is what reaches the medium last, and writes with forced unit access, of which some loads have some, are complete
     * when they are there ({@link WriteOrderOracle}); lines become clean as often as they became dirty.
     */
    @ParameterizedTest
    @MethodSource("seeds")
    void theNewestDataReachesTheMediumLast(long seed) {
        RandomDrive lot = new RandomDrive(seed);
        List<String> sets = new ArrayList<>(lot.settings());
        sets.add("buffer.caching=true");
        sets.add("buffer.writePrebuffering=true");
        sets.add("buffer.writeReporting=" + (seed % 2 == 0 ? "in-buffer" : "in-buffer-appends-first"));
        sets.add("bus.extraWriteDisconnect=null");
        sets.add("compat=[]");
        sets.add("buffer.writeBack={type: scripted, after: " + (seed % 7 == 0 ? -1 : seed % 13 * 3) + ", whenIdle: "
                + (seed % 5 == 0) + "}");
        HddConfig config = Drives.plain(sets.toArray(String[]::new));
        DriveRig rig = new DriveRig(config);
        if (seed % 3 == 0) {
            rig.beforeSubmission(
                    request -> request.flag(RequestFlag.FORCE_UNIT_ACCESS, request.isWrite() && request.id() % 4 == 0));
        }
        WriteOrderOracle oracle = new WriteOrderOracle(rig, config.sectorsPerBlock());
        lot.work(rig, 120);
        assertThat(rig.run()).as("%s", sets).hasSize(120);
        rig.at(rig.events.now() + 1, Operation.FLUSH, 0, 0);
        assertThat(rig.run()).as("%s", sets).hasSize(121);
        oracle.check();
        assertThat(rig.bus.isOwned()).isFalse();
        assertThat(rig.metrics.levels("utilisation")).last().isEqualTo(0.0);
        ScriptedWriteBack policy = requireNonNull(rig.writeBack);
        assertThat(policy.unexpected).isEmpty();
        assertThat(policy.buffer.dirtyLines()).isZero();
        assertThat(policy.buffer.writeOutsInProgress()).isZero();
        assertThat(policy.buffer.isIdle(0)).isTrue();
    }
}
