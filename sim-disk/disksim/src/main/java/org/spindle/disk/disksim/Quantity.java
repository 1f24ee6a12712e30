package org.spindle.disk.disksim;

import java.math.BigDecimal;
import org.spindle.disk.disksim.parser.FloatValue;
import org.spindle.disk.disksim.parser.IntegerValue;
import org.spindle.disk.disksim.parser.Value;

/** Numbers as they are written in a scenario: with every digit of the parameter file, and without its trailing zeros. */
final class Quantity {
    private static final int PICOSECOND = 9;
    private static final int DIGITS_OF_LONG = 18;

    private Quantity() {}

    /** Returns an integer or a number with a decimal point. */
    static BigDecimal exact(Value number) {
        if (number instanceof IntegerValue integer) {
            return BigDecimal.valueOf(integer.value());
        }
        if (number instanceof FloatValue decimal) {
            return new BigDecimal(decimal.text()).stripTrailingZeros();
        }
        throw new IllegalArgumentException(number.described() + " is not a number");
    }

    static String millis(BigDecimal millis) {
        return millis.toPlainString() + " ms";
    }

    static String millisOfPicos(long picos) {
        return millis(BigDecimal.valueOf(picos, PICOSECOND).stripTrailingZeros());
    }

    static String seconds(BigDecimal seconds) {
        return seconds.toPlainString() + " s";
    }

    static String sectors(long sectors) {
        return sectors + " sectors";
    }

    /** Returns a whole number as such, anything else with its digits. */
    static Number plain(BigDecimal number) {
        boolean whole = number.scale() <= 0 && number.precision() - number.scale() <= DIGITS_OF_LONG;
        return whole ? (Number) number.longValueExact() : number;
    }
}
