package org.spindle.bench.run;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.spindle.bench.Benchmarked;
import org.spindle.bench.Drives;
import org.spindle.result.RunResult.RunInfo;
import org.spindle.run.RunOutcome;
import org.spindle.scenario.Scenario;

/**
 * A whole run: assembly, simulation and statistics. One operation is one run; the counters have its amount of work: requests
 * and events per second.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class RunBenchmark extends Benchmarked {

    @Param({"hp-c2247a", "seagate-exos-x16-16t"})
    String model;

    /** Two numbers: the difference of the allocation of their runs is due to requests. */
    @Param({"20000", "40000"})
    int requests;

    private final Drives drives = new Drives();
    private Scenario random;
    private Scenario sequential;

    /** The amount of simulated work. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Simulated {

        public long requests;
        public long events;

        void add(RunOutcome outcome) {
            RunInfo run = outcome.run();
            requests += run.requestsCompleted();
            events += run.events();
        }
    }

    @Setup
    public void read() {
        random = scenario(8, 0);
        sequential = scenario(1, 0.7);
    }

    private Scenario scenario(int population, double sequential) {
        return drives.scenario("{name: run, description: benchmark, devices: {disk0: {type: hdd, model: " + model
                + "}}, driver: {scheduler: c-look}, workload: {type: random, requests: " + requests + ", sequential: "
                + sequential + ", arrivals: {type: closed, population: " + population + "}}}");
    }

    /** Reads and writes of 4 KiB at random places, eight at a time. */
    @Benchmark
    public RunOutcome random(Simulated simulated) {
        return run(random, simulated);
    }

    /** One request after the other, most of them where the last one ended: read-ahead and appended writes at work. */
    @Benchmark
    public RunOutcome sequential(Simulated simulated) {
        return run(sequential, simulated);
    }

    private RunOutcome run(Scenario scenario, Simulated simulated) {
        RunOutcome outcome = drives.spindle().simulation(scenario, List.of()).run();
        simulated.add(outcome);
        return outcome;
    }
}
