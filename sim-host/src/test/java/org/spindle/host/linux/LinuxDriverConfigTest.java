package org.spindle.host.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.Component;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

class LinuxDriverConfigTest {

    private record Named(String type) implements Component {
        @Override
        public Record config() {
            return this;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "MULTI_QUEUE, none, 0, 0, 64 KiB, 4 KiB, ''",
        "MULTI_QUEUE, none, 0, 0.5, 64 KiB, 4 KiB, ''",
        "SINGLE_QUEUE, noop, 0, 0, 64 KiB, 4 KiB, ''",
        "SINGLE_QUEUE, none, 0, 0, 64 KiB, 4 KiB, scheduler",
        "MULTI_QUEUE, kyber, 127, 0, 65000 B, 4000 B, 'maxSize,segment'",
        "MULTI_QUEUE, bfq, 128, 0, 64 KiB, 4 KiB, firstPlace",
        "MULTI_QUEUE, mq-deadline, 0, 0.5, 64 KiB, 4 KiB, overtaking",
    })
    void reportsWhatDoesNotFit(
            Generation generation,
            String scheduler,
            int firstPlace,
            double overtaking,
            String size,
            String segment,
            String keys) {
        List<String> reported = new ArrayList<>();
        new LinuxDriverConfig(
                        generation,
                        new Named(scheduler),
                        128,
                        firstPlace,
                        null,
                        overtaking,
                        1000,
                        new MergeConfig(Merging.ALL, Size.parse(size), 128, Size.parse(segment)),
                        new PlugConfig(true, null, Time.ofMillis(3), Size.parse("128 KiB")),
                        new FlushConfig(true, false))
                .validate((key, problem, remedy) -> reported.add(key));
        assertThat(String.join(",", reported)).isEqualTo(keys);
    }
}
