package org.spindle.disk.disksim.parser;

/**
 * A number with a decimal point.
 *
 * @param value finite
 * @param text as it was written
 */
public record FloatValue(Position position, double value, String text) implements Value {
    @Override
    public String described() {
        return "number " + text;
    }
}
