package org.spindle.design;

/**
 * The throughput limit that one kind of part sets to the system.
 *
 * @param part that limits
 * @param unit I/Os per second of one of these parts at full utilisation
 * @param count of these parts
 * @param cap greatest utilisation
 * @param allowed I/Os per second of all of them together within the cap
 */
public record Limit(Part part, double unit, int count, double cap, double allowed) {

    /** Parts that limit, in the order in which an I/O passes them. */
    public enum Part {
        PROCESSOR("processor"),
        MEMORY("memory"),
        BUS("bus"),
        STRINGS("strings"),
        DISKS("disks"),
        /** Disks again: the share of time in which their arms seek. */
        ARMS("arms");

        private final String text;

        Part(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    /** Returns the I/Os per second of all of them together at full utilisation. */
    public double full() {
        return unit * count;
    }
}
