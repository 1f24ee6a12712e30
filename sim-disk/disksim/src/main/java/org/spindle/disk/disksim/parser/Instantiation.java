package org.spindle.disk.disksim.parser;

import java.util.List;

/**
 * {@code instantiate [ names ] as specification}.
 *
 * @param position where the statement starts
 * @param names the new components, in order, ranges expanded
 * @param specification the name of a definition, which may be unknown: the statement is only syntax here
 */
public record Instantiation(Position position, List<WordValue> names, WordValue specification) {
    public Instantiation {
        names = List.copyOf(names);
    }
}
