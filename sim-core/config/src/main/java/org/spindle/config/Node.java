package org.spindle.config;

/** A value in the tree of a scenario before it is bound to records; immutable. */
public sealed interface Node permits MapNode, ListNode, ScalarNode {

    Origin origin();

    /** What it is, for messages: {@code a list}. */
    String words();
}
