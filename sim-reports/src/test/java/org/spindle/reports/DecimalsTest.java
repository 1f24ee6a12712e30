package org.spindle.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalsTest {

    @ParameterizedTest
    @CsvSource({
        "9.1264, 9.13",
        "0.00012345, 0.000123",
        "1482752.4, '1,482,752'",
        "20000, '20,000'",
        "-1234, '-1,234'",
        "0, 0",
        "999.6, '1,000'"
    })
    void showsThreeSignificantDigitsOfALoneNumber(double value, String shown) {
        assertThat(Decimals.alone(value)).isEqualTo(shown);
    }

    @Test
    void showsAColumnByItsLargestNumber() {
        assertThat(Decimals.forColumn(List.of(0.05, 103.2)).places()).isEqualTo(2);
        assertThat(Decimals.forColumn(List.of(0.05, 0.02)).places()).isEqualTo(5);
        assertThat(Decimals.forColumn(List.of(3.0, Double.NaN)).places()).isZero();
        assertThat(new Decimals(2).format(Double.NaN)).isEqualTo("–");
    }

    @ParameterizedTest
    @CsvSource({"2.0E-3, 0.002", "0.1, 0.1", "2, 2", "2.2250738585072014E-308, 2.2250738585072014E-308"})
    void exactReadsBackAsTheSameDouble(double value, double same) {
        assertThat(Double.parseDouble(Decimals.exact(value))).isEqualTo(same);
    }

    @Test
    void aHalfWidthHasTheDecimalsOfItsValueUnlessThatShowsNothingOfIt() {
        assertThat(Decimals.halfWidth(12.34, 0.567)).isEqualTo("0.6");
        assertThat(Decimals.halfWidth(317.2, 19.4)).isEqualTo("19");
        assertThat(Decimals.halfWidth(4.58, 0.00277)).isEqualTo("0.003");
        assertThat(Decimals.halfWidth(4.58, 0)).isEqualTo("0.00");
        assertThat(Decimals.halfWidth(4.58, Double.NaN)).isEqualTo("–");
    }
}
