/**
 * The plugin SPI: interfaces and plain data types, nothing else.
 *
 * <p>A plugin is a jar with one {@link org.spindle.spi.SpindlePlugin} named in {@code
 * META-INF/services/org.spindle.spi.SpindlePlugin} and a descriptor {@code META-INF/spindle-plugin.properties} ({@code
 * id}, {@code version}, {@code spi}, {@code description}). Built-in models use this package exactly as plugins of other
 * authors do.
 *
 * <p>How it evolves: interfaces that plugins implement grow by default methods only; interfaces that Spindle implements
 * ({@link org.spindle.spi.Contributions}, the contexts, {@link org.spindle.spi.sim.EventLoop}, ...) may grow freely.
 * Records keep their components, because a further one would break the calls of their constructors in plugins and their
 * tests. No third-party type appears in a signature. Parts marked {@link org.spindle.spi.Experimental} are outside the promise. Every object
 * passed to a plugin belongs to one simulation and one thread.
 *
 * <p>Times are simulated nanoseconds in a {@code long}; addresses and lengths are sectors of 512 bytes in a {@code
 * long} unless a name says otherwise.
 */
@NullMarked
package org.spindle.spi;

import org.jspecify.annotations.NullMarked;
