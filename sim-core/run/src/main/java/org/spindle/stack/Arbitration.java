package org.spindle.stack;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

/**
 * How a device chooses among its submission queues, after the command arbitration of the NVM Express Base Specification
 * (revision 1.4, section 4.13).
 */
public sealed interface Arbitration {

    /** The order in which the classes of {@link WeightedRoundRobin} are served. */
    enum PriorityClass {
        URGENT,
        HIGH,
        MEDIUM,
        LOW
    }

    /** Round robin over the queues. */
    @TypeName("round-robin")
    @Doc("Each queue with waiting commands in turn.")
    record RoundRobin(
            @Doc("Most commands taken from a queue before the next one is served.") @Default("1") @Range(min = "1")
            int burst)
            implements Arbitration {}

    /** Weighted round robin over classes of queues, with urgent queues first. */
    @TypeName("weighted-round-robin")
    @Doc("Urgent queues first; the classes high, medium and low in rounds by weight; the queues of a class in turn.")
    record WeightedRoundRobin(
            @Doc("The class of each queue, from queue 0: urgent, high, medium or low.")
            List<PriorityClass> classes,

            @Doc("Most commands of class high in a round.") @Default("4") @Range(min = "1", max = "256")
            int high,

            @Doc("Most commands of class medium in a round.") @Default("2") @Range(min = "1", max = "256")
            int medium,

            @Doc("Most commands of class low in a round.") @Default("1") @Range(min = "1", max = "256")
            int low,

            @Doc("Most commands taken from a queue before the next one of its class is served.")
            @Default("1")
            @Range(min = "1")
            int burst)
            implements Arbitration {

        public WeightedRoundRobin {
            classes = List.copyOf(classes);
        }
    }
}
