package org.spindle.config;

import java.util.List;
import org.spindle.spi.config.Problems;

/** The sections of a record. Has a constructor without parameters. */
public interface SectionList {

    /** Receives problems of shorthand. */
    @FunctionalInterface
    interface Complaints {

        /**
         * Receives a problem.
         *
         * @param origin where it is written
         * @param remedy what would be right
         */
        void add(String problem, Origin origin, String remedy);
    }

    /** Returns the sections in the order of their keys. */
    List<Section<?>> sections();

    /** Checks the rules between sections, each by {@link Rules}. */
    default void check(SectionValues values, Problems problems) {}

    /** Returns the record's node with shorthand expanded, before its keys are bound. */
    default MapNode writtenOut(MapNode node, Complaints complaints) {
        return node;
    }
}
