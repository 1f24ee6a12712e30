package org.spindle.testkit.property;

import org.spindle.spi.sim.RandomStream;

/** Makes random values. */
public interface Generator<T> {

    /** The next value; depends on nothing but what it draws. */
    T next(RandomStream random);
}
