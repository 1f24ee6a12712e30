package org.spindle.host.filebench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.host.filebench.FileBenchmarksConfig.CpuCosts;
import org.spindle.host.filebench.FileBenchmarksConfig.Order;
import org.spindle.host.filesystem.FileSystemContents;
import org.spindle.host.filesystem.FileSystemFormat;
import org.spindle.host.filesystem.FileSystemImage;
import org.spindle.host.filesystem.TreeKind;
import org.spindle.host.filesystem.TreeUse;
import org.spindle.host.virtualdisk.ProcessRelations;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.testkit.contract.WorkloadContract;
import org.spindle.testkit.sim.TestWorkloadContext;

/** The benchmarks of gonzalez-2012.md, section 10.2, call by call. A request takes a millisecond. */
class FileBenchmarksTest extends WorkloadContract {

    private static final long MS = 1_000_000;

    private Order order = Order.IN_A_ROW;
    private int processes = 1;
    private int cpus = 1;
    private boolean otherFiles;
    private CpuCosts costs = new CpuCosts(Time.ofNanos(0), Time.ofNanos(0), Time.ofNanos(0));
    private FileSystemContents contents = contents("64 KiB", 2);

    private static FileSystemContents contents(String dataSize, int files) {
        return new FileSystemContents(
                FileSystemFormat.JFS,
                4,
                Size.parse(dataSize),
                List.of(new TreeKind(TreeUse.SOURCES, 2, 1, files, Size.parse("8 KiB"), 0, Size.parse("1 MiB"))));
    }

    private FileBenchmarksConfig config(Benchmark... benchmarks) {
        return new FileBenchmarksConfig(
                contents,
                List.of(benchmarks),
                order,
                processes,
                otherFiles,
                cpus,
                costs,
                Size.parse("16 KiB"),
                Time.ofMillis(25),
                2,
                3,
                Time.ofMillis(5));
    }

    private TestWorkloadContext units(TestWorkloadContext context) {
        FileSystemImage image = new FileSystemImage(contents);
        for (int unit = 0; unit < image.units(); unit++) {
            context.device("files." + unit, image.blocks(unit) * 8);
        }
        return context;
    }

    private TestWorkloadContext run(Benchmark... benchmarks) {
        TestWorkloadContext context = units(new TestWorkloadContext(1));
        return context.run(new FileBenchmarksFactory().create(config(benchmarks), context));
    }

    /** Process, unit and sectors of each call, {@code m} for metadata and {@code w} for writes. */
    private static String calls(TestWorkloadContext context) {
        return String.join(
                " ",
                context.sent.stream()
                        .map(sent -> (sent.metadata() ? "m" : sent.operation() == Operation.WRITE ? "w" : "")
                                + sent.process() + ":" + sent.device() + "@" + sent.sector() + "+" + sent.sectors())
                        .toList());
    }

    @Override
    protected Workload create(WorkloadContext context) {
        return new FileBenchmarksFactory().create(config(Benchmark.IOR, Benchmark.TPCC, Benchmark.TAC), context);
    }

    @Override
    protected TestWorkloadContext prepare(TestWorkloadContext context) {
        contents = new FileSystemContents(FileSystemFormat.EXT3, 1, Size.parse("64 KiB"), List.of());
        return units(new TestWorkloadContext(1));
    }

    @ParameterizedTest
    @CsvSource({
        "IOR, 64 KiB, 1:1@0+128",
        "TAC, 64 KiB, 1:1@96+32 1:1@64+32 1:1@32+32 1:1@0+32",
        "SR_4K, 64 KiB, 1:1@0+8 1:1@16+8 1:1@32+8 1:1@48+8 1:1@64+8 1:1@80+8 1:1@96+8 1:1@112+8",
        "SR_8K, 64 KiB, 1:1@0+8 1:1@24+8 1:1@48+8 1:1@72+8 1:1@96+8 1:1@120+8",
        "SR_512K, 1 MiB, 1:1@0+8 1:1@1032+8 1:1@8+8 1:1@1040+8 1:1@16+8 1:1@1048+8 1:1@24+8 1:1@1056+8"
    })
    void readsDataFiles(Benchmark benchmark, String size, String calls) {
        contents = contents(size, 2);
        assertThat(calls(run(benchmark))).isEqualTo(calls);
    }

    /** Section 10.2: 2032 or 2033 reads of a series over 1 GB. */
    @Test
    void readsAGigabyteInFourSeries() {
        contents = contents("1 GiB", 2);
        assertThat(run(Benchmark.SR_512K).sent).hasSize(4 * 2033);
    }

    /**
     * find lists the directory (page 0) and reads the inode (page 1); one process each reads a file of 1 and a file of 6 blocks.
     */
    @Test
    void makesAProcessForEachFileOfATree() {
        String reads = "3:6@0+8 3:6@8+8 3:6@16+8 3:6@24+8 3:6@32+8 3:6@40+8";
        TestWorkloadContext many = run(Benchmark.LKR);
        assertThat(calls(many)).isEqualTo("m1:0@0+8 m1:0@8+8 2:5@0+8 m1:0@8+8 " + reads);
        assertThat(calls(run(Benchmark.LKR_ONE)))
                .isEqualTo("m1:0@0+8 m1:0@8+8 1:5@0+8 m1:0@8+8 " + reads.replace("3:", "1:"));
        assertThat(many.distributions.get("lkr-time")).containsExactly(10 * MS);
        assertThat(many.tasksDone).containsExactly(10 * MS);
    }

    /** Process, its parent and the process awaited before, of each call. */
    private List<String> relations(Benchmark benchmark) {
        TestWorkloadContext context = units(new TestWorkloadContext(1));
        ProcessRelations relations = ProcessRelations.of(context.requestSchema());
        List<String> found = new ArrayList<>();
        WorkloadContext watched = (WorkloadContext) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {WorkloadContext.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("submit") && arguments[0] instanceof Request request) {
                        found.add(request.process() + " of " + request.attribute(relations.parent()) + " after "
                                + request.attribute(relations.awaited()));
                    }
                    return method.invoke(context, arguments);
                });
        context.run(new FileBenchmarksFactory().create(config(benchmark), watched));
        return found.stream().map(call -> call.replace("" + Request.NONE, "-")).toList();
    }

    /** Section 5.6: find creates process 2, waits for it, reads the next inode and creates process 3; one process has no relations. */
    @Test
    void namesTheParentOfAReaderAndTheReaderThatFindWaitedFor() {
        assertThat(relations(Benchmark.LKR))
                .containsExactly(
                        "1 of - after -",
                        "1 of - after -",
                        "2 of 1 after -",
                        "1 of - after 2",
                        "3 of 1 after -",
                        "3 of 1 after -",
                        "3 of 1 after -",
                        "3 of 1 after -",
                        "3 of 1 after -",
                        "3 of 1 after -");
        assertThat(relations(Benchmark.LKR_ONE)).containsOnly("1 of - after -");
    }

    /** Of two compilations four compilers do one each: 25 ms of one CPU in turns of 10 ms, an object of a page. */
    @Test
    void compilesOnOneCpu() {
        TestWorkloadContext context = run(Benchmark.COMPILE);
        assertThat(calls(context)).isEqualTo("m1:0@8+8 m2:0@8+8 1:5@0+8 2:6@0+48 w1:1@0+8 w2:1@8+8");
        assertThat(context.distributions.get("compile-time")).containsExactly((2 + 50 + 1) * MS);
        assertThat(context.sent.get(4).at()).isEqualTo(47 * MS);
    }

    @Test
    void readsRecordsAndWritesEverySecond() {
        TestWorkloadContext context = run(Benchmark.TPCC);
        assertThat(context.sent).hasSize(10 * 4);
        assertThat(context.sent.stream().filter(sent -> sent.operation() == Operation.WRITE))
                .hasSize(10);
        assertThat(context.sent).allMatch(sent -> sent.sectors() == 16 && sent.sector() % 16 == 0);
        assertThat(context.sent.stream().map(sent -> sent.process()).distinct()).hasSize(10);
    }

    @Test
    void runsBenchmarksInARowOnTheSameOrOtherFiles() {
        processes = 2;
        assertThat(calls(run(Benchmark.IOR, Benchmark.IOR))).isEqualTo("1:1@0+128 2:2@0+128 3:1@0+128 4:2@0+128");
        assertThat(run(Benchmark.IOR, Benchmark.IOR).distributions.get("total-time"))
                .containsExactly(2 * MS);
        otherFiles = true;
        assertThat(calls(run(Benchmark.IOR, Benchmark.IOR, Benchmark.IOR)))
                .isEqualTo("1:1@0+128 2:2@0+128 3:3@0+128 4:4@0+128 5:1@0+128 6:2@0+128");
    }

    /** A benchmark of one millisecond is run again until one of four is done. */
    @Test
    void runsBenchmarksAtTheSameTimeUntilEachHasRun() {
        order = Order.AT_THE_SAME_TIME;
        TestWorkloadContext context = run(Benchmark.IOR, Benchmark.TAC);
        assertThat(context.distributions.get("tac-time")).containsExactly(4 * MS);
        assertThat(context.distributions.get("ior-time")).hasSizeBetween(4, 5).allMatch(time -> time == MS);
        assertThat(context.tasksDone).containsExactly(4 * MS);
    }

    /** 2 ms for the call and 16 pages of 1 ms each. */
    @Test
    void chargesCallsAndPagesToACpu() {
        costs = new CpuCosts(Time.ofMillis(2), Time.ofMillis(1), Time.ofMillis(100));
        assertThat(run(Benchmark.IOR).distributions.get("ior-time")).containsExactly((1 + 2 + 16) * MS);
    }

    @Test
    void refusesOtherStorage() {
        TestWorkloadContext one = new TestWorkloadContext(1).device("disk", 1000);
        assertThatThrownBy(() -> new FileBenchmarksFactory().create(config(Benchmark.IOR), one))
                .hasMessageContaining("1 units, the contents 9")
                .hasMessageContaining("file-system");
        TestWorkloadContext other = units(new TestWorkloadContext(1));
        contents = contents("128 KiB", 2);
        assertThatThrownBy(() -> new FileBenchmarksFactory().create(config(Benchmark.IOR), other))
                .hasMessageContaining("has 128 sectors, the contents 256");
    }

    @Test
    void refusesMoreProcessesThanFiles() {
        processes = 5;
        List<String> found = new ArrayList<>();
        Problems problems = (place, wrong, right) -> found.add(place);
        config(Benchmark.IOR, Benchmark.LKR, Benchmark.DR).validate(problems);
        config().validate(problems);
        assertThat(found).hasSize(4);
    }

    /** Two processes compute at the same time, each on a CPU, and call from there. */
    @Test
    void callsNameTheCpuOfTheirProcess() {
        processes = 2;
        cpus = 2;
        costs = new CpuCosts(Time.ofNanos(0), Time.ofMillis(1), Time.ofNanos(0));
        List<Long> issuedOn = new ArrayList<>();
        TestWorkloadContext context = units(new TestWorkloadContext(1)).delay(request -> {
            issuedOn.add(request.attribute(RequestAttribute.CPU));
            return MS;
        });
        context.run(new FileBenchmarksFactory().create(config(Benchmark.IOR), context));
        assertThat(issuedOn).as("a first call before any computation").containsExactly(0L, 0L);
        contents = contents("256 KiB", 2);
        issuedOn.clear();
        TestWorkloadContext longer = units(new TestWorkloadContext(1)).delay(request -> {
            issuedOn.add(request.attribute(RequestAttribute.CPU));
            return MS;
        });
        longer.run(new FileBenchmarksFactory().create(config(Benchmark.IOR), longer));
        assertThat(issuedOn.subList(2, 8)).containsExactly(0L, 1L, 0L, 1L, 0L, 1L);
    }
}
