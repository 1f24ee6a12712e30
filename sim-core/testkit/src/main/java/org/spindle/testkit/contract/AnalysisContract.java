package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.Parts;
import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.property.Generator;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestAnalysisContext;
import org.spindle.testkit.sim.TestFindings;
import org.spindle.testkit.sim.TestRandom;

/** The contract of {@link TraceAnalysis}, checked with random traces. An analysis's test extends it and says how to create one. */
public class AnalysisContract extends ComponentContract<AnalysisContext, TraceAnalysis> {

    /** The contract of a component that a test creates; see {@link #create}. */
    protected AnalysisContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public AnalysisContract(Function<AnalysisContext, TraceAnalysis> maker, Parts parts) {
        super(maker, parts);
    }

    /** Whether it finds something in every trace. */
    protected boolean alwaysFindsSomething() {
        return true;
    }

    @Test
    void reportsOnATraceWithoutRequests() {
        findings(List.of());
    }

    @Test
    void reportsNamesOnceAndLinesThatAscend() {
        check(AnalysisContract::withTimes, this::findings);
    }

    /** Values that a trace lacks are {@link TraceRecord#NONE}. */
    @Test
    void reportsOnTracesWithoutTimes() {
        check(AnalysisContract::withoutTimes, this::findings);
    }

    @Test
    void reportsOnAddressesAtTheEndOfTheRange() {
        TraceRecord last = withTimes(new TestRandom(1));
        last.offset = Long.MAX_VALUE - 4096;
        last.length = 4096;
        last.arrival = Long.MAX_VALUE;
        findings(List.of(new TraceRecord(), last));
    }

    @Test
    void findsTheSameInTheSameTrace() {
        check(
                AnalysisContract::withTimes,
                trace -> assertThat(findings(trace))
                        .as("findings in the same trace")
                        .isEqualTo(findings(trace)));
    }

    /** Two analyses of one type process two traces. */
    @Test
    void sharesNoStateWithOtherTraces() {
        check(AnalysisContract::withTimes, trace -> {
            TraceAnalysis analysis = create(new TestAnalysisContext("this", parts()));
            TraceAnalysis other = create(new TestAnalysisContext("other", parts()));
            for (TraceRecord record : trace) {
                other.accept(copy(record));
                other.accept(copy(record));
                analysis.accept(copy(record));
            }
            assertThat(report(analysis)).as("findings beside another trace").isEqualTo(findings(trace));
        });
    }

    @Test
    void leavesRecordsAsTheyAre() {
        check(AnalysisContract::withTimes, trace -> {
            TraceAnalysis analysis = create(new TestAnalysisContext("this", parts()));
            for (TraceRecord record : trace) {
                TraceRecord given = copy(record);
                analysis.accept(given);
                assertThat(given).as("the record after the analysis saw it").hasToString(record.toString());
            }
        });
    }

    /** The record belongs to the caller, who reuses it. */
    @Test
    void keepsNoRecord() {
        check(AnalysisContract::withTimes, trace -> {
            TraceAnalysis analysis = create(new TestAnalysisContext("this", parts()));
            TraceRecord filledAnew = new TraceRecord();
            for (TraceRecord record : trace) {
                filledAnew.copyFrom(record);
                analysis.accept(filledAnew);
            }
            filledAnew.clear();
            assertThat(report(analysis))
                    .as("findings when the record is reused")
                    .isEqualTo(findings(trace));
        });
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(
                        alwaysFindsSomething(),
                        "always finds something",
                        () -> check(
                                AnalysisContract::withTimes,
                                trace -> assertThat(findings(trace))
                                        .as("findings in any trace")
                                        .isNotEmpty()))
                .tests();
    }

    private List<String> findings(List<TraceRecord> trace) {
        TraceAnalysis analysis = create(new TestAnalysisContext("this", parts()));
        trace.forEach(record -> analysis.accept(copy(record)));
        return report(analysis);
    }

    private static List<String> report(TraceAnalysis analysis) {
        TestFindings findings = new TestFindings();
        analysis.report(findings);
        return findings.all();
    }

    private static TraceRecord copy(TraceRecord record) {
        TraceRecord copy = new TraceRecord();
        copy.copyFrom(record);
        return copy;
    }

    private static void check(Generator<TraceRecord> records, Consumer<List<TraceRecord>> statement) {
        Property.ofLists(records).tries(60).longest(60).check(gaps -> statement.accept(inOrder(gaps)));
    }

    /** Arrivals are drawn as gaps; this adds them up. */
    private static List<TraceRecord> inOrder(List<TraceRecord> gaps) {
        List<TraceRecord> trace = new ArrayList<>();
        long at = 0;
        for (TraceRecord gap : gaps) {
            TraceRecord record = copy(gap);
            if (gap.arrival != TraceRecord.NONE) {
                at += gap.arrival;
                record.arrival = at;
            }
            trace.add(record);
        }
        return trace;
    }

    private static TraceRecord withTimes(RandomStream random) {
        TraceRecord record = withoutTimes(random);
        record.arrival = random.nextLong(3) == 0 ? 0 : random.nextLong(5_000_000);
        record.response = random.nextLong(3) == 0 ? TraceRecord.NONE : random.nextLong(20_000_000);
        record.service = record.response == TraceRecord.NONE ? TraceRecord.NONE : record.response / 2;
        return record;
    }

    private static TraceRecord withoutTimes(RandomStream random) {
        TraceRecord record = new TraceRecord();
        record.device = random.nextLong(3);
        record.offset = 512 * random.nextLong(200);
        record.length = 512 * (1 + random.nextLong(16));
        record.operation = random.nextLong(3) == 0 ? Operation.WRITE : Operation.READ;
        record.process = random.nextLong(4) - 1;
        return record;
    }
}
