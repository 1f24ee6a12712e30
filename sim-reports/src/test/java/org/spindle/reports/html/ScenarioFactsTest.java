package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScenarioFactsTest {

    @Test
    void namesDevicesSchedulerAndWorkload() {
        assertThat(ScenarioFacts.of("""
                        devices:
                          disk0: {type: hdd, model: hp-c2247a, queueDepth: 1}
                          disk1: {type: hdd, model: hp-c2247a, queueDepth: 1}
                          log: {type: simple}
                        layers:
                          volume: {over: [disk0, disk1], layer: {type: striping}}
                        driver: {type: standard, scheduler: {type: sstf}, queueInDevice: false}
                        workload: {type: random, arrivals: {type: open}}
                        """).toString())
                .isEqualTo("{Devices=2 × hp-c2247a, simple, Layers=striping, Scheduler=sstf in the driver,"
                        + " Workload=random, open arrivals}");
        assertThat(ScenarioFacts.of("""
                        devices:
                          disk0:
                            type: hdd
                        driver: {scheduler: fcfs}
                        workload: {type: trace, file: ../traces/oltp.xz}
                        """).toString())
                .isEqualTo(
                        "{Device=hdd, Scheduler=fcfs in the driver; queue in the device used, Workload=trace oltp.xz}");
    }

    @Test
    void saysNothingOfWhatIsNoScenario() {
        assertThat(ScenarioFacts.of("")).isEmpty();
        assertThat(ScenarioFacts.of("just: [a")).isEmpty();
        assertThat(ScenarioFacts.of("a word")).isEmpty();
    }
}
