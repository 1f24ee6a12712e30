package org.spindle.host.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.Component;

class StandardDriverConfigTest {

    @ParameterizedTest
    @CsvSource({
        "true,  ,  ''", //
        "true,  8, ''",
        "false, ,  ''",
        "false, 1, ''",
        "false, 2, outstanding",
    })
    void refusesALimitThatContradictsOneAtATime(boolean queueInDevice, Integer outstanding, String keys) {
        Component anything = new Component() {
            @Override
            public String type() {
                return "fcfs";
            }

            @Override
            public Record config() {
                throw new UnsupportedOperationException();
            }
        };
        List<String> reported = new ArrayList<>();
        new StandardDriverConfig(anything, queueInDevice, outstanding)
                .validate((key, problem, remedy) -> reported.add(key));
        assertThat(String.join(",", reported)).isEqualTo(keys);
    }
}
