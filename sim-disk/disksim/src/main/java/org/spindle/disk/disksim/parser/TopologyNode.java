package org.spindle.disk.disksim.parser;

import java.util.List;

/**
 * A component and what hangs below it.
 *
 * @param type the module, such as {@code disksim_bus}
 * @param name the instance
 * @param children in the order of the file; empty for a leaf
 */
public record TopologyNode(Position position, String type, String name, List<TopologyNode> children) implements Value {
    public TopologyNode {
        children = List.copyOf(children);
    }

    @Override
    public String described() {
        return "topology node `" + type + " " + name + "`";
    }
}
