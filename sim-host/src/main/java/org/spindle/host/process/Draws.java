package org.spindle.host.process;

import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.WorkloadContext;

/** The random streams of one process, by what is drawn. Separate streams keep draws of one kind from shifting those of others. */
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

    /** Returns draws that share one stream, in the order in which they are drawn. */
    static Draws all(RandomStream stream) {
        return new Draws(stream, stream, stream, stream, stream);
    }
}
