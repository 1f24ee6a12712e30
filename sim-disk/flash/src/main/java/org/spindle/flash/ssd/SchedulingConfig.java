package org.spindle.flash.ssd;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** The order of the operations of a die. */
@Doc("The order of the operations of a die.")
public record SchedulingConfig(
        @Doc(
                "reads-first: reads of the map, reads of the host, programs of the map, programs of the host, garbage collection;"
                        + " arrival: in order of arrival. When garbage collection has priority, its copies precede both.")
        @Default("reads-first")
        Order order,

        @Doc("Whether garbage collection yields to the host while a plane is not short of free blocks.")
        @Default("true")
        boolean preemptible,

        @Doc(
                "Whether, of the reads and of the programs of the host, those of requests with the I/O priority class realtime go first, then those with best"
                        + " effort or none, then those with idle.")
        @Default("false")
        boolean priorities,

        @Doc(
                "Whether operations of one kind at the same page of a block are carried out by several planes of a die at once.")
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
