package org.spindle.host.alis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.host.alis.analysis.PruningTime;
import org.spindle.host.alis.analysis.RunOrder;
import org.spindle.host.volume.VolumeRig;

/** Invalid values are refused with their place and a valid alternative. */
class AlisConfigTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "area: {size: 1 MiB} | leaves no room for the storage",
                "{area: {size: 8 KiB, share: 0.2}} | leave out one of the two",
                "{area: {offset: 8 KiB, offsetShare: 0.2}} | leave out one of the two",
                "{storage: 500 sectors, area: {share: 0.5}} | do not fit",
                "{storage: 100 sectors, heat: {unit: 512 B}, area: {offset: 101 sectors}} | behind the end of the"
                        + " storage",
                "{storage: 100 sectors, area: {share: 0.01}} | less than a unit of 4 KiB",
                "{clustering: runs, updates: heat} | home, run-heat, or the kind of copies that exists",
                "{clustering: heat, updates: run} | no copies of the kind",
                "{clustering: heat, contextMatch: 0.5} | no runs to match",
                "heat: {unit: 1000 B} | a multiple of 512 B",
                "heat: {unit: 3 KiB} | a multiple of 3 KiB",
                "runs: {unit: 1000 B} | a multiple of 512 B",
                "{relabel: true, copying: {}} | leave it out",
                "feedback: {} | at least one of them",
                "{clustering: heat, feedback: {climb: 2}} | no runs",
                "{runs: {threshold: 0}, feedback: {climb: 2}} | a threshold above 0",
                "foresight: nowhere.csv | output.requests: csv",
            })
    void refuses(String config, String part) {
        assertThatThrownBy(() -> new AlisRig(600, config)).hasMessageContaining(part);
    }

    @Test
    void refusesSeveralUnits() {
        AlisConfig config = AlisRig.bind("{}");
        assertThatThrownBy(() ->
                        new VolumeRig(new long[] {600, 600}, context -> new AlisFactory().create(config, context)))
                .hasMessageContaining("put them into a volume");
    }

    /** Section 4.7: by default 15 % of the storage, from 30 % of it on; and all of the unit below is used. */
    @Test
    void placesTheAreaByShares() {
        AlisRig rig = new AlisRig(1150, "heat: {unit: 512 B}");
        assertThat(rig.rig.volume.sectors(0)).isEqualTo(1000);
        ReorganisedArea area = ReorganisedArea.of(AlisRig.bind("heat: {unit: 512 B}"), rig.rig.disks.get(0));
        assertThat(area).isEqualTo(new ReorganisedArea(1000, 300, 150));
    }

    /** The thesis leaves both open; by default runs are in order of discovery, and a graph never exceeds its limit. */
    @Test
    void ordersRunsAndPrunesAsAskedFor() {
        RunsConfig usual = AlisRig.bind("{}").runs();
        assertThat(usual.rules().order()).isEqualTo(RunOrder.DISCOVERY);
        assertThat(usual.graph(1000).pruning()).isEqualTo(PruningTime.OVER_LIMIT);
        RunsConfig other =
                AlisRig.bind("runs: {order: address, prunes: after-interval}").runs();
        assertThat(other.rules().order()).isEqualTo(RunOrder.ADDRESS);
        assertThat(other.graph(1000).pruning()).isEqualTo(PruningTime.AFTER_INTERVAL);
    }

    /** Section 4.4: 8 bytes of directory for 8 KiB of an area of 15 % are 0.0146 % of the storage; the log of 1558 thousand requests has 12.5 MB. */
    @Test
    void isAsLargeAsTheThesisSays() {
        assertThat(0.15 * Directory.ENTRY_BYTES / 8192).isBetween(0.000_146, 0.000_147);
        assertThat(1_558_000L * org.spindle.host.alis.analysis.ReferenceLog.BYTES_PER_REQUEST)
                .isBetween(12_400_000L, 12_500_000L);
    }
}
