package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AxisNumbersTest {

    @ParameterizedTest
    @CsvSource({
        "'1,2,4,8,16,32', LOG",
        "'4 KiB,64 KiB,1 MiB', LOG",
        "'10,20,30,40,50,60,70,80,90,100', LINEAR",
        "'0,1,10,100', LINEAR",
        "'1,100', LINEAR",
        "'0.1,0.3,0.5,0.7,0.9', LINEAR",
        "'0.1,1,10,100', LOG"
    })
    void isLogarithmicWhereValuesStandMoreEvenlyThere(String values, ChartSpec.Scale scale) {
        assertThat(AxisNumbers.of(List.of(values.split(","))).orElseThrow().scale())
                .isEqualTo(scale);
    }

    @Test
    void quantitiesOfOneKindAreNumbers() {
        assertThat(numbers("1 KiB", "2 KiB")).containsExactly(1024.0, 2048.0);
        assertThat(numbers("1 ms", "2 us")).containsExactly(1e6, 2e3);
        assertThat(numbers("5400 rpm", "7200 rpm")).containsExactly(5400.0, 7200.0);
        assertThat(AxisNumbers.of(List.of("1 ms", "2 KiB"))).isEmpty();
        assertThat(AxisNumbers.of(List.of("1", "auto"))).isEmpty();
    }

    @Test
    void namesAreAsShortAsTheyCanBe() {
        AxisNames names = new AxisNames(List.of("driver.scheduler", "disk.a.size", "disk.b.size", "size"));
        assertThat(names.of("driver.scheduler")).isEqualTo("scheduler");
        assertThat(names.of("disk.a.size")).isEqualTo("a.size");
        assertThat(names.of("disk.b.size")).isEqualTo("b.size");
        assertThat(names.of("size")).isEqualTo("size");
    }

    private static List<Double> numbers(String... values) {
        return AxisNumbers.of(List.of(values)).orElseThrow().numbers();
    }
}
