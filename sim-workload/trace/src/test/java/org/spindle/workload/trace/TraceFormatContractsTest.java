package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.testkit.contract.ContractRun;
import org.spindle.testkit.contract.TraceFormatContract;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** Every built-in format that reads a stream satisfies the contract of trace formats. */
class TraceFormatContractsTest {

    private final Map<String, TraceFormat> formats = KnownFormats.of(new TraceFormatsPlugin());

    @TestFactory
    Stream<DynamicTest> isSound() {
        return Seeds.all().entrySet().stream()
                .map(seed -> dynamicTest(seed.getKey(), () -> requireSound(seed.getKey(), seed.getValue())));
    }

    private void requireSound(String name, byte[] sample) {
        TraceFormat format = formats.get(name.split(" ")[0]);
        List<ContractRun.Verdict> verdicts = ContractRun.of(new TraceFormatContract() {
            @Override
            protected TraceFormat create() {
                return format;
            }

            @Override
            protected byte[] sample() {
                return sample;
            }
        });
        assertThat(verdicts)
                .filteredOn(verdict -> !verdict.isCapability())
                .allSatisfy(verdict ->
                        assertThat(verdict.failure()).as(verdict.statement()).isNull());
    }
}
