package org.spindle.host.process;

import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.WorkloadContext;

/** Where one process draws what from. Streams of their own keep the draws of one kind from shifting the others. */
record Draws(RandomStream kinds, RandomStream devices, RandomStream times, RandomStream addresses, RandomStream sizes) {

    /** @param process number of the process, from 0 */
    static Draws of(int process, WorkloadContext context) {
        String place = "processes." + process + ".";
        return new Draws(
                context.random(place + "kinds"),
                context.random(place + "devices"),
                context.random(place + "times"),
                context.random(place + "addresses"),
                context.random(place + "sizes"));
    }

    /** Everything from one stream, in the order in which it is drawn. */
    static Draws all(RandomStream stream) {
        return new Draws(stream, stream, stream, stream, stream);
    }
}
