package org.spindle.workload.synthetic;

import java.util.List;
import org.spindle.spi.Parts;
import org.spindle.spi.sim.RandomStream;

/** Properties of the system for which a generator generates requests. */
public interface GeneratorContext {

    /** Returns the names of the devices, by index. */
    List<String> devices();

    /** Returns the capacity of a device in sectors of 512 bytes. */
    long sectors(int device);

    /** Returns the factory of the generator's configured parts. */
    Parts parts();

    /** Returns a separate random stream for each purpose. */
    RandomStream random(String purpose);
}
