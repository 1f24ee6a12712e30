package org.spindle.workload.synthetic;

import java.util.List;
import org.spindle.spi.Parts;
import org.spindle.spi.sim.RandomStream;

/** What a generator has to know of the system that its requests are for. */
public interface Surroundings {

    /** Names of the devices, by index. */
    List<String> devices();

    /** Capacity in sectors of 512 bytes. */
    long sectors(int device);

    /** Makes what the generator is configured with. */
    Parts parts();

    /** A random stream of its own for each purpose. */
    RandomStream random(String purpose);
}
