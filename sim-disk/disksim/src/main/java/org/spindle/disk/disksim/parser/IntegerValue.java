package org.spindle.disk.disksim.parser;

/** An integer, written in decimal or after {@code 0x} in hexadecimal. */
public record IntegerValue(Position position, long value) implements Value {
    @Override
    public String described() {
        return "integer " + value;
    }
}
