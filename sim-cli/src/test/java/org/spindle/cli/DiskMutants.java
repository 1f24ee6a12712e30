package org.spindle.cli;

import java.util.List;

/** Substitutes for parts of Spindle in experiments on drives, their caches, schedulers and layouts. */
final class DiskMutants {

    /** The end of an experiment that is never shortened, up to the reason. A further axis may follow the axes. */
    private static final String NEVER_SHORTENED = "full: {replications: 3}\nquick: {notRunnable: ";

    /** The end of the same experiment with a shorter version. */
    private static final String SHORTENED = "quick: {set: {workload.requests: 1000}, shortens: ";

    private static final String OTHER_DRIVE = "files of another drive";

    static final List<Mutant> ALL = List.of(
            new Mutant(
                    "hsu-2003-read-ahead-by-hand",
                    "a drive that does not go on with what it is reading ahead",
                    "almostHits: true",
                    "almostHits: false"),
            new Mutant("hsu-2003-alis-by-hand", "a context of one read", "context: 2", "context: 1"),
            new Mutant(
                    "hsu-2003-replay",
                    "dependent requests that depend on nothing",
                    "dependent: {}",
                    "dependent: {workload.replay: {type: open}}"),
            new Mutant(
                    "worthington-1994-drive",
                    "a drive without skew",
                    "trackSkew: 14, cylinderSkew: 32",
                    "trackSkew: 0, cylinderSkew: 0"),
            new Mutant(
                    "worthington-1994-validation",
                    "a drive that turns more slowly by a third",
                    "model: hp-c2247a",
                    "model: hp-c2247a, mechanics: {rotation: 3600 rpm}"),
            new Mutant(
                    "worthington-1994-validation",
                    "a drive without read-ahead",
                    "model: hp-c2247a",
                    "model: hp-c2247a, buffer: {readAhead: {maximum: 0 B}}"),
            new Mutant(
                    "worthington-1994-runs",
                    "a drive without read-ahead",
                    "disk0: {type: hdd, model: hp-c2247a}",
                    "disk0: {type: hdd, model: hp-c2247a, buffer: {caching: false, readAhead: {until: none}}}"),
            new Mutant(
                    "worthington-1994-runs",
                    "a circular elevator that turns",
                    "{name: scheduler, path: driver.scheduler, values: [c-look, look, v-scan, sstf]}",
                    "{name: scheduler, cases: {c-look: {driver.scheduler: look}, look: {driver.scheduler: look}, v-scan:"
                            + " {driver.scheduler: {type: v-scan, r: 0.2}}, sstf: {driver.scheduler: sstf}}}"),
            new Mutant(
                    "worthington-1994-figure-4",
                    "a map that is not looked at, and batches",
                    "type: c-look, knowledge: map",
                    "type: look, knowledge: map"),
            new Mutant("worthington-1994-rule-traces", "elevators that serve in order of arrival", "\nsweep:\n", """

                    sweep:
                      - name: scheduler
                        cases:
                          fcfs: &arrival {driver.scheduler: fcfs}
                          c-look: *arrival
                          look: *arrival
                          v-scan: *arrival
                          sstf: *arrival
                    """),
            new Mutant(
                    "worthington-1994-computation",
                    "a scheduler that predicts nothing",
                    "sptf: {driver.scheduler: sptf}",
                    "sptf: {driver.scheduler: sstf}"),
            new Mutant("validate-hp-c2247a", "files of another drive", "hp_c2247a.parv", "barracuda.parv"),
            new Mutant(
                    "worthington-1994-figure-3",
                    "an elevator that serves in order of arrival",
                    "look: {driver.scheduler: look}",
                    "look: {driver.scheduler: fcfs}"),
            new Mutant(
                    "worthington-1994-figure-5",
                    "a scheduler that goes by distance, not by time",
                    "asptf-12: {driver.scheduler: {type: sptf, w: 12}}",
                    "asptf-12: {driver.scheduler: sstf}"),
            new Mutant(
                    "worthington-1994-traces",
                    "a circular elevator that serves what is nearest",
                    "c-look: {driver.scheduler: {type: c-look}}",
                    "c-look: {driver.scheduler: {type: sstf}}"),
            new Mutant("worthington-1994-maps", "elevators without the map", "knowledge: map", "knowledge: lbn"),
            new Mutant(
                    "worthington-1994-positions",
                    "a scheduler that ignores what the buffer holds",
                    "spctf: {driver.scheduler: spctf}",
                    "spctf: {driver.scheduler: sptf}"),
            new Mutant(
                    "worthington-1994-rule-maps",
                    "elevators without the map",
                    NEVER_SHORTENED.replace("3}", "3, set: {workload.requests: 60000}}"),
                    """
                      - name: scheduler
                        cases:
                          c-look: &c-look {driver.scheduler: {type: c-look}}
                          look: &look {driver.scheduler: {type: look}}
                          v-scan: &v-scan {driver.scheduler: {type: v-scan, r: 0.2}}
                          sstf: &sstf {driver.scheduler: {type: sstf}}
                          c-look-map: *c-look
                          look-map: *look
                          v-scan-map: *v-scan
                          sstf-map: *sstf
                          c-look-fixed: *c-look
                          look-fixed: *look
                          v-scan-fixed: *v-scan
                          sstf-fixed: *sstf
                          sstf-map-start: *sstf
                    """ + SHORTENED),
            new Mutant("validate-ibm-18es", OTHER_DRIVE, "ibm18es.parv", "hp_c2247a.parv"),
            new Mutant("validate-quantum-atlas-iii", OTHER_DRIVE, "atlas_III.parv", "cheetah4LP.parv"),
            new Mutant("validate-seagate-barracuda", OTHER_DRIVE, "barracuda.parv", "cheetah4LP.parv"),
            new Mutant("validate-seagate-cheetah-4lp", OTHER_DRIVE, "cheetah4LP.parv", "barracuda.parv"),
            new Mutant("worthington-1994-drive", OTHER_DRIVE, "hp_c2247a.parv", "barracuda.parv"),
            new Mutant("hsu-2003-alis-by-hand", "runs that have to recur too often", "threshold: 0.1", "threshold: 3")
                    .and("threshold: 1.5", "threshold: 3"),
            new Mutant(
                    "hsu-2003-prefetch",
                    "units of 8 KiB in place of 64",
                    "lfu-64: {layers.cache.layer.prefetch: {type: fetch-unit, unit: 64 KiB}",
                    "lfu-64: {layers.cache.layer.prefetch: {type: fetch-unit, unit: 8 KiB}"),
            new Mutant(
                    "hsu-2003-replay",
                    "dependent requests of a host that is twice as fast",
                    "dependent: {}",
                    "dependent: {workload.replay: {type: dependent, cpuSpeedUp: 2}}"),
            new Mutant(
                    "hsu-2003-prefetch",
                    "a drive that reads ahead beyond large units",
                    "KiB}, devices.disk0.buffer: {segments: 2, segmentSize: 512 KiB, caching: false, readAhead: {until: none}}",
                    "KiB}, devices.disk0.buffer: {segments: 4, segmentSize: 256 KiB, caching: true, almostHits: true,"
                            + " readHitsOnWrites: false, readAhead: {until: segment, maximum: 16 KiB}}"),
            new Mutant("hsu-2003-technology", "progress of ten years in one", "years: 1,", "years: 10,"),
            new Mutant(
                    "hsu-2003-times",
                    "an arm that takes the average time over any distance",
                    "model: ibm-ultrastar-73lzx-9g,",
                    "model: ibm-ultrastar-73lzx-9g, mechanics: {seek: {type: constant, time: 4.9 ms}},"),
            new Mutant(
                    "hsu-2003-times",
                    "media with a tenth of their rates",
                    "outerRate: 57 MB/s, innerRate: 29 MB/s",
                    "outerRate: 5.7 MB/s, innerRate: 2.9 MB/s"),
            new Mutant(
                    "worthington-1994-figure-3",
                    "a circular elevator that turns",
                    "c-look: {driver.scheduler: c-look}",
                    "c-look: {driver.scheduler: look}"),
            new Mutant(
                    "worthington-1994-figure-3",
                    "a nearest-first scheduler that is an elevator",
                    "sstf: {driver.scheduler: sstf}",
                    "sstf: {driver.scheduler: c-look}"),
            new Mutant(
                    "worthington-1994-figure-4",
                    "a drive that turns so slowly that queues grow",
                    "model: hp-c2247a\n",
                    "model: hp-c2247a\n      mechanics: {rotation: 3000 rpm}\n"),
            new Mutant(
                    "worthington-1994-figure-5",
                    "ageing that has a limit",
                    "asptf-huge: {driver.scheduler: {type: sptf, w: 1e15}}",
                    "asptf-huge: {driver.scheduler: {type: sptf, w: 100}}"),
            new Mutant(
                            "worthington-1994-positions",
                            "a scheduler that knows neither buffer nor age",
                            "sptf: {driver.scheduler: sptf}",
                            "sptf: {driver.scheduler: fcfs}")
                    .and(
                            "aspctf-6: {driver.scheduler: {type: spctf, w: 6}}",
                            "aspctf-6: {driver.scheduler: {type: spctf}}"),
            new Mutant(
                    "worthington-1994-drive",
                    "a drive that turns more slowly by a third",
                    "authors: {}",
                    "authors: {devices.disk0.mechanics.rotation: 3600 rpm}"),
            new Mutant(
                            "worthington-1994-figure-5",
                            "ageing without effect",
                            "asptf-6: {driver.scheduler: {type: sptf, w: 6}}",
                            "asptf-6: {driver.scheduler: sptf}")
                    .and("asptf-12: {driver.scheduler: {type: sptf, w: 12}}", "asptf-12: {driver.scheduler: sptf}"),
            new Mutant(
                    "worthington-1994-figure-5",
                    "a scheduler by positioning time that goes by distance",
                    "sptf: {driver.scheduler: sptf}",
                    "sptf: {driver.scheduler: sstf}"),
            new Mutant(
                    "worthington-1994-traces",
                    "a driver that sorts in any case",
                    "fcfs: {driver.scheduler: fcfs}",
                    "fcfs: {driver.scheduler: c-look}"));

    private DiskMutants() {}
}
