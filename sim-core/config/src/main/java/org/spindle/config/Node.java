package org.spindle.config;

/** A value in the tree of a scenario before it is bound to records; immutable. */
public sealed interface Node permits MapNode, ListNode, ScalarNode, UnreadNode {

    Origin origin();

    /** Returns a description for messages: {@code a list}. */
    String words();
}
