package org.spindle.disk.disksim.parser;

/** A name: of an option, a file, a device. It contains no blank. */
public record WordValue(Position position, String text) implements Value {
    @Override
    public String described() {
        return "word `" + text + "`";
    }
}
