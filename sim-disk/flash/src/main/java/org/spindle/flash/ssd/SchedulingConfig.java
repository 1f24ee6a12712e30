package org.spindle.flash.ssd;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** The order of the operations of a die. */
@Doc("The order of the operations of a die.")
public record SchedulingConfig(
        @Doc(
                "reads-first: reads of the map, reads of the host, programs of the map, programs of the host, garbage collection;"
                        + " arrival: in order of arrival.")
        @Default("reads-first")
        Order order,

        @Doc("Whether garbage collection yields to the host while a plane is not short of free blocks.")
        @Default("true")
        boolean preemptible,

        @Doc(
                "Whether multi-plane operations are used: operations of one kind at the same page of a block on several planes of a die at once.")
        @Default("true")
        boolean multiPlane,

        @Doc("Whether the dies of a chip operate in parallel (die interleaving).") @Default("true")
        boolean dieInterleaving) {

    /** Orders of operations. */
    public enum Order {
        @Doc("Reads before programs before garbage collection.")
        READS_FIRST,
        @Doc("In order of arrival.")
        ARRIVAL
    }
}
