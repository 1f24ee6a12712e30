package org.spindle.host.unix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.host.unix.UnixRig.MS;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.system.SystemAction;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestLoad;

/** Each nanosecond of CPU time is counted exactly once, under random loads. */
class ConservationTest {

    /** A random step of one process that is compatible with any step of the others. */
    private record Deed(int process, int kind, long compute) {

        static Deed draw(RandomStream random) {
            return new Deed((int) random.nextLong(4), (int) random.nextLong(8), random.nextLong(4_000_000));
        }
    }

    private static UnixRig rig(int cpus) {
        UnixRig rig = new UnixRig();
        rig.cpus = cpus;
        rig.contextSwitch = 0.037;
        rig.systemCall = 0.011;
        rig.request = 0.053;
        rig.interrupt = 0.029;
        rig.tick = 0.017;
        return rig;
    }

    private static TestLoad load(List<Deed> deeds) {
        TestLoad load = new TestLoad();
        long request = 0;
        for (int process = 0; process < 4; process++) {
            load.ready(process);
            for (Deed deed : deeds) {
                if (deed.process == process) {
                    request = add(load, deed, request);
                }
            }
            load.then(0, SystemAction.EXIT);
        }
        for (int i = 0; i < 5; i++) {
            load.interrupt(i * 3 * MS, false).then(400_000, SystemAction.POST, 1);
        }
        return load;
    }

    private static long add(TestLoad load, Deed deed, long request) {
        switch (deed.kind) {
            case 0 -> load.then(0, SystemAction.CALL).then(deed.compute, SystemAction.RETURN);
            case 1 -> load.read(deed.compute, request, 0).then(0, SystemAction.NEED, request);
            case 2 -> load.read(0, request, 0).then(deed.compute, SystemAction.NEED, request);
            case 3 -> load.read(deed.compute, request, 1);
            case 4 -> load.then(deed.compute, SystemAction.PAUSE, 2 * deed.compute);
            case 5 -> load.then(0, SystemAction.LOCK, 1).then(deed.compute, SystemAction.UNLOCK, 1);
            case 6 -> load.then(deed.compute, SystemAction.SWITCH);
            default -> load.then(deed.compute, SystemAction.COMPUTE);
        }
        return deed.kind >= 1 && deed.kind <= 3 ? request + 1 : request;
    }

    private static void isConserved(int cpus, List<Deed> deeds) {
        UnixRig rig = rig(cpus).run(load(deeds));
        List<Long> elapsed = rig.measured().values("elapsed-time");
        assertThat(elapsed).hasSize(4);
        for (int i = 0; i < elapsed.size(); i++) {
            long spent = 0;
            for (String part : List.of(
                    "task-cpu-time",
                    "other-cpu-time",
                    "task-false-computation",
                    "task-false-idle",
                    "task-other-idle")) {
                spent += rig.measured().values(part).get(i);
            }
            assertThat(spent).isEqualTo(cpus * elapsed.get(i));
            if (cpus == 1) {
                isAsleep(rig, i);
            }
        }
        long calls = deeds.stream().filter(deed -> deed.kind == 0).count();
        assertThat(rig.measured().count("process-time"))
                .isEqualTo(deeds.stream().mapToLong(Deed::compute).sum() + calls * 11_000);
        long requests =
                deeds.stream().filter(deed -> deed.kind >= 1 && deed.kind <= 3).count();
        assertThat(rig.measured().count("driver-time")).isEqualTo(requests * 53_000);
        assertThat(rig.measured().count("storage-interrupts")).isEqualTo(requests);
    }

    /** While a task sleeps the only CPU is idle for others than this task, or busy with others. */
    private static void isAsleep(UnixRig rig, int task) {
        assertThat(rig.measured().values("task-other-idle").get(task)
                        + rig.measured().values("other-cpu-in-sleep").get(task))
                .isEqualTo(rig.measured().values("task-sleep").get(task));
        assertThat(rig.measured().values("task-false-idle").get(task))
                .isLessThanOrEqualTo(rig.measured().values("task-storage-wait").get(task));
    }

    @Test
    void componentsOfTasksAddUpToTheTimeOfOneCpu() {
        Property.ofLists(Deed::draw).longest(60).check(deeds -> isConserved(1, deeds));
    }

    @Test
    void componentsOfTasksAddUpToTheTimeOfThreeCpus() {
        Property.ofLists(Deed::draw).longest(60).check(deeds -> isConserved(3, deeds));
    }

    @Test
    void theSameLoadGivesTheSameTimes() {
        Property.ofLists(Deed::draw)
                .longest(60)
                .tries(20)
                .check(deeds -> assertThat(rig(2).run(load(deeds)).context.sent())
                        .isEqualTo(rig(2).run(load(deeds)).context.sent()));
    }
}
