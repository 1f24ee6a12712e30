package org.spindle.config;

import java.util.List;

/**
 * A list.
 *
 * @param origin where it begins
 */
public record ListNode(Origin origin, List<Node> items) implements Node {

    public ListNode {
        items = List.copyOf(items);
    }

    @Override
    public String words() {
        return "a list";
    }
}
