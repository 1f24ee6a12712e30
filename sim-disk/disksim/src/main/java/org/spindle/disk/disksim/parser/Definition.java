package org.spindle.disk.disksim.parser;

/**
 * A named specification. It does nothing until it is instantiated.
 *
 * @param position where its type starts
 * @param block with all inherited parameters
 */
public record Definition(Position position, String name, BlockValue block) {
    /** Returns the type as written: a module or a specification. */
    public String type() {
        return block.type();
    }
}
