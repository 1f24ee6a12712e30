package org.spindle.spi.device;

import java.util.function.Supplier;

/**
 * Objects that devices of one run have in common, such as tables that are costly to make and equal for drives that are
 * described alike. They live as long as the run; factories, which several runs share, hold none.
 */
public interface SharedObjects {

    /** Shares nothing: makes a new object for each device; for test contexts of single devices. */
    SharedObjects NONE = new SharedObjects() {
        @Override
        public <T> T of(Class<T> type, Supplier<? extends T> maker) {
            return maker.get();
        }
    };

    /**
     * Returns the run's object of a class, which the first device that asks for it makes. A device asks during its
     * construction, for a class of its own package.
     *
     * @param maker makes the object; must not ask for another one
     */
    <T> T of(Class<T> type, Supplier<? extends T> maker);
}
