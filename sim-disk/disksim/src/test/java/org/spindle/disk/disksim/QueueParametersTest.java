package org.spindle.disk.disksim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How parameters of queues in DiskSim are written in a scenario, by the manual of DiskSim 4.0 (disksim_ioqueue). */
class QueueParametersTest {

    /** The table of policies; 17 is SSTF and 24 is SPTF because their weights are always 0. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1  | {type=fcfs}",
                "2  | {type=look}",
                "3  | {type=c-look}",
                "4  | {type=sstf}",
                "5  | {type=look, knowledge=map}",
                "6  | {type=c-look, knowledge=map}",
                "7  | {type=sstf, knowledge=map}",
                "8  | {type=sptf, compat=[disksim]}",
                "9  | {type=spctf, compat=[disksim]}",
                "10 | {type=satf, compat=[disksim]}",
                "11 | {type=sptf, compat=[disksim], limit=6 ms}",
                "12 | {type=spctf, compat=[disksim], limit=6 ms}",
                "13 | {type=satf, compat=[disksim], limit=6 ms}",
                "14 | {type=sptf, compat=[disksim], w=6}",
                "15 | {type=spctf, compat=[disksim], w=6}",
                "16 | {type=satf, compat=[disksim], w=6}",
                "17 | {type=sstf}",
                "18 | {type=v-scan, knowledge=map, compat=[lowest-first]}",
                "20 | {type=sptf, compat=[disksim], w=6, ageing=urgent}",
                "21 | {type=spctf, compat=[disksim], w=6, ageing=urgent}",
                "22 | {type=sstf, knowledge=map, compat=[first-in-order]}",
                "23 | {type=shortest-distance}",
                "24 | {type=sptf, compat=[disksim]}"
            })
    void schedulingPolicies(int number, String scheduler) {
        Small small = driver("Scheduling policy", String.valueOf(number))
                .set("disksim_iodriver DRIVER", "Cylinder mapping strategy", "1")
                .set("disksim_iodriver DRIVER", "Timeout time/weight", "6");
        assertThat(Small.at(small.read().scenario(), "driver.scheduler")).hasToString(scheduler);
    }

    @Test
    void policiesThatAreSomethingElseInDiskSim() {
        assertThat(driver("Scheduling policy", "17").notes())
                .anySatisfy(note -> assertThat(note).contains("imported as SSTF"));
        assertThat(policy(7)).as("without a map all cylinders are one").isEqualTo("c-look");
        assertThat(driver("Scheduling policy", "27").problems())
                .containsExactly("10: scheduling policy 27 (TSPS, which divides by zero in DiskSim) is not supported;"
                        + " expected 1 to 18, or 20 to 24");
        assertThat(driver("Scheduling policy", "5")
                        .set("disksim_iodriver DRIVER", "Cylinder mapping strategy", "6")
                        .problems())
                .singleElement()
                .asString()
                .contains("divides by zero");
    }

    @Test
    void initiationDelaysAreAddedToPredictions() {
        Small small = driver("Scheduling policy", "8")
                .set("disksim_iodriver DRIVER", "Write initiation delay", "0.83")
                .set("disksim_iodriver DRIVER", "Read initiation delay", "0.56");
        assertThat(Small.at(small.read().scenario(), "driver.scheduler"))
                .hasToString("{type=sptf, readDelay=0.56 ms, writeDelay=0.83 ms, compat=[disksim]}");
    }

    private static Object policy(int number) {
        return Small.at(
                driver("Scheduling policy", String.valueOf(number)).read().scenario(), "driver.scheduler.type");
    }

    private static Small driver(String parameter, String value) {
        return Small.drive().set("disksim_iodriver DRIVER", parameter, value);
    }

    @Test
    void queuesThatDoMoreThanOrder() {
        assertThat(scheduler(driver("Scheduling priority scheme", "1")
                        .set("disksim_iodriver DRIVER", "Priority scheduling", "4")))
                .isEqualTo("{type=priority, base={type=c-look}, urgent={type=sstf}}");
        assertThat(scheduler(driver("Sequential stream scheme", "12")
                        .set("disksim_iodriver DRIVER", "Sequential stream diff maximum", "2")))
                .isEqualTo("{type=sequence, base={type=c-look}, reads=true, writes=true, mixed=false, gap=2}");
        assertThat(scheduler(driver("Sequential stream scheme", "1")
                        .set("disksim_iodriver DRIVER", "Maximum concat size", "128")))
                .isEqualTo("{type=concatenate, base={type=c-look}, reads=true, writes=false, limit=128 sectors,"
                        + " scope=neighbours}");
        Small overlaps = driver("Overlapping request scheme", "1");
        assertThat(scheduler(overlaps))
                .isEqualTo("{type=collapse, base={type=c-look}, match=identical, joining=completion}");
        assertThat(overlaps.warnings()).isEmpty();
    }

    private static String scheduler(Small small) {
        return String.valueOf(Small.at(small.read().scenario(), "driver.scheduler"));
    }

    @Test
    void combinationsInsideADriveAreRefused() {
        assertThat(Small.drive().set("Overlapping request scheme", "2").problems())
                .singleElement()
                .asString()
                .contains("completing overlapping requests by one access inside a drive is not supported");
    }

    /** Concatenation needs both a scheme and a size; the timeout scheme is never stored. */
    @Test
    void settingsOfQueuesWithoutEffect() {
        assertThat(driver("Maximum concat size", "128").notes())
                .contains(
                        "parameter `Maximum concat size` has no effect: it concatenates requests only with a sequential"
                                + " stream scheme");
        assertThat(driver("Sequential stream scheme", "3").notes())
                .contains("parameter `Sequential stream scheme` has no effect: the most it may concatenate is 0");
        assertThat(driver("Scheduling timeout scheme", "1").notes())
                .contains(
                        "parameter `Scheduling timeout scheme` has no effect: DiskSim 4.0 never stores it, so that there"
                                + " are no timeouts");
        assertThat(driver("Write initiation delay", "0.5").notes())
                .contains(
                        "parameter `Write initiation delay` has no effect: only policies that predict positions use it");
    }

    @Test
    void theQueueOfADriveThatHoldsOneRequestHasNoEffect() {
        Small drive = Small.drive()
                .set("Max queue length", "1")
                .set("Scheduling policy", "9")
                .set("Overlapping request scheme", "2");
        assertThat(drive.device("scheduler.type")).isEqualTo("fcfs");
        assertThat(drive.notes())
                .contains(
                        "parameter `Scheduling policy` has no effect: the drive holds one request at a time",
                        "parameter `Overlapping request scheme` has no effect: the drive holds one request at a time");
    }
}
