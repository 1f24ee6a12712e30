package org.spindle.stack;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;

/** The configuration of the link between the host and one device. */
public sealed interface LinkConfig {

    /** One conversation at a time. Its times are those of the buses and controllers of the topology. */
    @TypeName("conversation")
    @Doc("One conversation at a time, over the buses and controllers of the topology.")
    record Conversation() implements LinkConfig {}

    /** Queue pairs in the memory of the host, as in NVMe. */
    @TypeName("queue-pairs")
    @Doc("Pairs of a submission and a completion queue in the memory of the host, as in NVMe.")
    record QueuePairs(
            @Doc("Number of queue pairs.") @Default("1") @Range(min = "1", max = "65535")
            int queues,

            @Doc(
                    "Commands that each pair holds from their submission until the host has their completion. An NVMe queue"
                            + " of n entries holds n - 1.")
            @Default("1024")
            @Range(min = "1", max = "65536")
            int depth,

            @Doc("Which submission queue the device takes its next command from.") @Default("{type: round-robin}")
            Arbitration arbitration,

            @Doc(
                    "Time from the beginning of a doorbell write until it has announced to the device the commands in the queue"
                            + " at that beginning. Each queue has one write at a time.")
            @Default("0 ns")
            @Range(min = "0 ns", max = "1 d")
            Time doorbell,

            @Doc("Time of the device to fetch one command; it fetches one at a time.")
            @Default("0 ns")
            @Range(min = "0 ns", max = "1 d")
            Time fetch,

            @Doc("Time of the host to take one completion off its queue; each queue handles one at a time.")
            @Default("0 ns")
            @Range(min = "0 ns", max = "1 d")
            Time completion)
            implements LinkConfig, Validated {

        /** Creates one pair without delays. */
        static final QueuePairs DEFAULT =
                new QueuePairs(1, 1024, new Arbitration.RoundRobin(1), Time.ZERO, Time.ZERO, Time.ZERO);

        @Override
        public void validate(Problems problems) {
            if (arbitration instanceof Arbitration.WeightedRoundRobin weighted
                    && weighted.classes().size() != queues) {
                problems.report(
                        "arbitration.classes",
                        "there are " + weighted.classes().size() + " priority classes for " + queues + " queues",
                        "one for each queue, from queue 0");
            }
        }
    }
}
