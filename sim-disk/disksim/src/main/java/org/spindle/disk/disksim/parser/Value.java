package org.spindle.disk.disksim.parser;

/** The right side of an assignment or an element of a list. */
public sealed interface Value permits IntegerValue, FloatValue, WordValue, ListValue, BlockValue, TopologyNode {
    /** Returns where the value starts. */
    Position position();

    /** Returns what a message calls it, such as "word `foo`". */
    String described();
}
