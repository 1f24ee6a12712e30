package org.spindle.spi;

/**
 * Names of the built-in types that modules other than the one that registers them refer to, by kind. A scenario that code
 * writes, such as an imported one, names its types by these.
 */
public final class BuiltInTypes {

    private BuiltInTypes() {}

    /** Devices. */
    public static final class Device {

        public static final String FIXED = "fixed";

        private Device() {}
    }

    /** Buses. */
    public static final class Bus {

        public static final String EXCLUSIVE = "exclusive";

        private Bus() {}
    }

    /** Controllers. */
    public static final class Controller {

        public static final String PASS_THROUGH = "pass-through";

        private Controller() {}
    }

    /** Drivers. */
    public static final class Driver {

        public static final String STANDARD = "standard";

        private Driver() {}
    }

    /** Prefetch policies. */
    public static final class Prefetch {

        public static final String LINE_PART = "line-part";
        public static final String FETCH_UNIT = "fetch-unit";

        private Prefetch() {}
    }

    /** Schedulers. */
    public static final class Scheduler {

        public static final String FCFS = "fcfs";
        public static final String SSTF = "sstf";
        public static final String V_SCAN = "v-scan";
        public static final String LOOK = "look";
        public static final String C_LOOK = "c-look";
        public static final String SHORTEST_DISTANCE = "shortest-distance";
        public static final String SPTF = "sptf";
        public static final String SATF = "satf";
        public static final String SPCTF = "spctf";
        public static final String PRIORITY = "priority";
        public static final String SEQUENCE = "sequence";
        public static final String CONCATENATE = "concatenate";
        public static final String COLLAPSE = "collapse";
        public static final String NONE = "none";
        public static final String NOOP = "noop";
        public static final String DEADLINE = "deadline";
        public static final String MQ_DEADLINE = "mq-deadline";
        public static final String CFQ = "cfq";

        private Scheduler() {}
    }

    /** Layers: volumes and caches. */
    public static final class Layer {

        public static final String CACHE = "cache";
        public static final String DEVICE_CACHE = "device-cache";
        public static final String STRIPING = "striping";
        public static final String MIRROR = "mirror";
        public static final String RAID_3 = "raid-3";
        public static final String RAID_4 = "raid-4";
        public static final String RAID_5 = "raid-5";
        public static final String RAID_10 = "raid-10";
        public static final String SCATTER = "scatter";

        private Layer() {}
    }

    /** Hosts. */
    public static final class Host {

        public static final String TRANSPARENT = "transparent";
        public static final String UNIX = "unix";

        private Host() {}
    }

    /** Replacement policies of caches. */
    public static final class Replacement {

        public static final String FIFO = "fifo";
        public static final String LIFO = "lifo";
        public static final String LRU = "lru";
        public static final String RANDOM = "random";
        public static final String SEGMENTED_LRU = "segmented-lru";

        private Replacement() {}
    }

    /** Analyses of traces. */
    public static final class Analysis {

        public static final String FOOTPRINT = "footprint";
        public static final String INTENSITY = "intensity";
        public static final String READS_AND_WRITES = "reads-and-writes";

        private Analysis() {}
    }

    /** Arrival patterns. */
    public static final class Arrivals {

        public static final String CASCADE = "cascade";
        public static final String CLOSED = "closed";
        public static final String OPEN = "open";

        private Arrivals() {}
    }

    /** Distributions, of times as of sizes. */
    public static final class Distribution {

        public static final String CONSTANT = "constant";
        public static final String UNIFORM = "uniform";
        public static final String EXPONENTIAL = "exponential";
        public static final String NORMAL = "normal";
        public static final String POISSON_COUNT = "poisson-count";
        public static final String TWO_VALUE = "two-value";

        private Distribution() {}
    }

    /** Workloads. */
    public static final class Workload {

        public static final String RANDOM = "random";
        public static final String TRACE = "trace";
        public static final String PROCESSES = "processes";
        public static final String SYNTHETIC = "synthetic";

        private Workload() {}
    }

    /** Sections of reports. */
    public static final class ReportSection {

        public static final String TASK_TIMES = "task-times";

        private ReportSection() {}
    }
}
